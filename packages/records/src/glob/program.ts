import type { CharacterSet, Node } from './nodes.ts';

/** `at` is always the next step's position; `to` the other way on, where there is one. */
export type Step =
  | { readonly op: 'char'; readonly code: number }
  | { readonly op: 'set'; readonly set: CharacterSet }
  | { readonly op: 'any' | 'star' | 'globstar' | 'matched-end' | 'matched' }
  | { readonly op: 'star-start'; readonly mayBeEmpty: boolean }
  | { readonly op: 'jump'; to: number }
  | { readonly op: 'split'; to: number }
  | { readonly op: 'unless'; to: number };

/** Steps in blocks: the pattern itself first, then each thing that `!(…)` excludes. `loops`: a step leads back. */
export interface Block {
  readonly from: number;
  readonly to: number;
  readonly loops: boolean;
}

export interface Program {
  readonly steps: readonly Step[];
  readonly blocks: readonly Block[];
}

/** A longer program would need more than a few milliseconds on the longest path. */
export const MAX_STEPS = 512;

interface Draft {
  readonly steps: Step[];
  /** Exclusions whose blocks are still to be written, and the step that waits for each. */
  readonly pending: { readonly step: { to: number }; readonly node: Node & { kind: 'not' } }[];
  loops: boolean;
}

/** Undefined when the pattern needs more than `MAX_STEPS`. */
export function compileNodes(nodes: readonly Node[]): Program | undefined {
  const draft: Draft = { steps: [], pending: [], loops: false };
  const blocks: Block[] = [];
  writeBlock(draft, blocks, () => writeAll(draft, nodes), 'matched-end');
  // Blocks written later may add more; a block only ever refers to later ones.
  for (let at = 0; at < draft.pending.length; at += 1) {
    const { step, node } = draft.pending[at] as Draft['pending'][number];
    step.to = draft.steps.length;
    const write = () => writeEither(draft, node.branches);
    writeBlock(draft, blocks, write, node.toEnd ? 'matched-end' : 'matched');
    if (draft.steps.length > MAX_STEPS) return undefined;
  }
  return draft.steps.length > MAX_STEPS ? undefined : { steps: draft.steps, blocks };
}

function writeBlock(draft: Draft, blocks: Block[], write: () => void, end: 'matched-end' | 'matched'): void {
  const from = draft.steps.length;
  draft.loops = false;
  write();
  draft.steps.push({ op: end });
  blocks.push({ from, to: draft.steps.length, loops: draft.loops });
}

function writeAll(draft: Draft, nodes: readonly Node[]): void {
  for (const node of nodes) {
    if (draft.steps.length > MAX_STEPS) return;
    write(draft, node);
  }
}

function write(draft: Draft, node: Node): void {
  const { steps } = draft;
  if (node.kind === 'char') steps.push({ op: 'char', code: node.code });
  else if (node.kind === 'set') steps.push({ op: 'set', set: node.set });
  else if (node.kind === 'any') steps.push({ op: 'any' });
  else if (node.kind === 'globstar') steps.push({ op: 'globstar' });
  else if (node.kind === 'star') {
    steps.push({ op: 'star-start', mayBeEmpty: node.mayBeEmpty }, { op: 'star' });
  } else if (node.kind === 'either') writeEither(draft, node.branches);
  else if (node.kind === 'repeat') {
    const start = steps.length;
    writeAll(draft, node.body);
    // The way on is the next step, the way back is the body again.
    steps.push({ op: 'split', to: start });
    draft.loops = true;
  } else {
    const step: Step = { op: 'unless', to: 0 };
    steps.push(step, { op: node.crosses ? 'globstar' : 'star' });
    draft.pending.push({ step, node });
  }
}

function writeEither(draft: Draft, branches: readonly (readonly Node[])[]): void {
  const { steps } = draft;
  const exits: { to: number }[] = [];
  for (const [at, branch] of branches.entries()) {
    if (at === branches.length - 1) {
      writeAll(draft, branch);
      break;
    }
    const split: Step = { op: 'split', to: 0 };
    steps.push(split);
    writeAll(draft, branch);
    const exit: Step = { op: 'jump', to: 0 };
    steps.push(exit);
    exits.push(exit);
    split.to = steps.length;
  }
  for (const exit of exits) exit.to = steps.length;
}
