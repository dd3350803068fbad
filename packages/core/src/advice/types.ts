import type { CheckReport, ExplainReport, ListReport } from '@precedent/records';

/** Whose context the advice goes to. */
interface Listener {
  /** The host’s own name of the session. */
  readonly session: string;
  /** The host’s name of a sub-agent; absent for the main one. */
  readonly agent?: string;
}

/** One file and the text that is replaced in it and what replaces it, as far as the host says. */
export interface Edited {
  readonly path: string;
  readonly before?: string;
  readonly after?: string;
}

/**
 * What happened, in words that every host has. Paths are relative to the root, `/` separated. The report beside an
 * event is the embedded engine’s: `list` for the first three, `check` or `explain` of the event’s paths for the rest.
 */
export type AdviceEvent = Listener &
  (
    | { readonly kind: 'session-start' }
    /** The context was cleared or compacted: what was said before is gone. */
    | { readonly kind: 'new-context' }
    /** `agent` is the one that starts. */
    | { readonly kind: 'sub-agent-start'; readonly agent: string }
    | { readonly kind: 'read'; readonly path: string }
    /** Several files at once, as a search shows them. */
    | { readonly kind: 'reads'; readonly paths: readonly string[] }
    | { readonly kind: 'prompt'; readonly paths: readonly string[] }
    | ({ readonly kind: 'edit' } & Edited)
    /** Several files at once, as a patch changes them. */
    | { readonly kind: 'edits'; readonly edits: readonly Edited[] }
    /** What differs in the working tree once the agent is done, whoever changed it and by what means. */
    | { readonly kind: 'after-check'; readonly paths: readonly string[] }
  );

export type AdviceReport = CheckReport | ExplainReport | ListReport;

/** What one agent was told since its context began. */
export interface Told {
  readonly agent: string;
  /** Counts the contexts of this agent, from 0. */
  readonly generation: number;
  readonly keys: readonly string[];
}

/** What was said in one session: plain JSON, kept by the adapter between events. */
export interface Ledger {
  readonly session: string;
  /** The one that was spoken to last comes last. */
  readonly agents: readonly Told[];
}

export interface Advised {
  /** For the model’s context; absent when there is nothing to say. */
  readonly advice?: string;
  readonly ledger: Ledger;
}
