import type { FailureCode } from '@precedent/core';
import type { Repository } from './repository.ts';

/** What a host ended up with after one call, whatever its own result type is. */
export type Answer =
  | {
      readonly kind: 'success';
      /** What the model is shown as an object: exit code, report, source, and what was left out. */
      readonly view: Record<string, unknown>;
      /** What it is shown as text. */
      readonly text: string;
    }
  | { readonly kind: 'failure'; readonly text: string }
  /** The host's own way of saying that there is no such tool. */
  | { readonly kind: 'no-such-tool'; readonly text: string };

export interface Situation {
  /** Where the host says the session is; undefined when it says nothing. */
  readonly workspace: string | undefined;
  /** Added to an environment that holds PATH, HOME and canaries. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A situation with the folders that the suite adds to each. */
export interface Opening extends Situation {
  /** A folder that is no repository, where the host starts the adapter. */
  readonly elsewhere: string;
  readonly home: string;
}

/** One adapter, started as its host starts it. */
export interface ContractSession {
  readonly toolNames: () => Promise<readonly string[]>;
  readonly call: (tool: string, args: unknown, signal?: AbortSignal) => Promise<Answer>;
  /** Every byte the adapter has given its host so far. */
  readonly transcript: () => string;
  readonly close: () => Promise<void>;
}

/** How the suite reaches an adapter: through its built artefact and its host's real protocol. */
export interface ContractDriver {
  readonly name: string;
  readonly limit: { readonly most: number; readonly unit: 'bytes' | 'characters' };
  readonly open: (opening: Opening) => Promise<ContractSession>;
  /** Whether the host's own protocol can carry the arguments to an adapter; every one can, where this is absent. */
  readonly carries?: (args: unknown) => boolean;
}

/** One situation, one call, and the facts that must come out of it. */
export interface ContractCase {
  /** Finishes the sentence “A call …”. */
  readonly title: string;
  /** Changes the repository it is given, which has one commit and one record; says where the session differs. */
  readonly arrange?: (repository: Repository) => Promise<Partial<Situation>>;
  readonly tool: string;
  readonly args?: unknown;
  readonly expect: Expectation;
}

export type Expectation =
  | {
      readonly code: FailureCode;
      readonly exitCode?: number;
      /** Behind the fixed text. */
      readonly saying?: RegExp;
    }
  | {
      readonly exitCode: 0 | 1;
      /** A part of the view, as `toMatchObject` compares it. */
      readonly view?: object;
      /** Record paths of the live decisions, in order. */
      readonly governing?: readonly string[];
    };
