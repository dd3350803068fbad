import type { CharacterSet, Node } from './nodes.ts';
import {
  ANY,
  type Block,
  CHAR,
  GLOBSTAR,
  JUMP,
  MATCHED,
  MATCHED_END,
  type Program,
  SET,
  SPLIT,
  STAR,
  STAR_START,
  UNLESS,
} from './run.ts';

/** A longer program would need more than a few milliseconds on the longest path. */
export const MAX_STEPS = 256;

interface Draft extends Program {
  readonly ops: number[];
  readonly targets: number[];
  readonly sets: CharacterSet[];
  readonly blocks: Block[];
  /** Exclusions whose blocks are still to be written, and the step that waits for each. */
  readonly pending: { readonly step: number; readonly node: Node & { kind: 'not' } }[];
  loops: number[];
}

/** Undefined when the pattern needs more than `MAX_STEPS`. */
export function compileNodes(nodes: readonly Node[]): Program | undefined {
  const draft: Draft = { ops: [], targets: [], sets: [], blocks: [], pending: [], loops: [] };
  writeBlock(draft, [nodes], MATCHED_END);
  // A block only ever refers to later ones, and writing one may add more.
  for (const { step, node } of draft.pending) {
    draft.targets[step] = draft.ops.length;
    writeBlock(draft, node.branches, node.toEnd ? MATCHED_END : MATCHED);
  }
  return draft.ops.length > MAX_STEPS ? undefined : draft;
}

function writeBlock(draft: Draft, branches: readonly (readonly Node[])[], end: number): void {
  const from = draft.ops.length;
  draft.loops = [];
  writeEither(draft, branches);
  add(draft, end);
  draft.blocks.push({ from, to: draft.ops.length, loops: draft.loops });
}

function add(draft: Draft, op: number, target = 0): number {
  draft.targets.push(target);
  return draft.ops.push(op) - 1;
}

function writeAll(draft: Draft, nodes: readonly Node[]): void {
  for (const node of nodes) {
    // Too long already: what is left out makes no difference.
    if (draft.ops.length > MAX_STEPS) return;
    writeNode(draft, node);
  }
}

function writeNode(draft: Draft, node: Node): void {
  if (node.kind === 'char') add(draft, CHAR, node.code);
  else if (node.kind === 'set') add(draft, SET, draft.sets.push(node.set) - 1);
  else if (node.kind === 'any') add(draft, ANY);
  else if (node.kind === 'globstar') add(draft, GLOBSTAR);
  else if (node.kind === 'star') {
    add(draft, STAR_START, node.mayBeEmpty ? 1 : 0);
    add(draft, STAR);
  } else if (node.kind === 'either') writeEither(draft, node.branches);
  else if (node.kind === 'repeat') {
    const start = draft.ops.length;
    writeAll(draft, node.body);
    // The way on is the next step, the way back is the body again.
    draft.loops.push(add(draft, SPLIT, start));
  } else {
    draft.pending.push({ step: add(draft, UNLESS), node });
    add(draft, node.crosses ? GLOBSTAR : STAR);
  }
}

function writeEither(draft: Draft, branches: readonly (readonly Node[])[]): void {
  const exits: number[] = [];
  for (const [at, branch] of branches.entries()) {
    const isLast = at === branches.length - 1;
    const split = isLast ? undefined : add(draft, SPLIT);
    writeAll(draft, branch);
    if (split === undefined) break;
    exits.push(add(draft, JUMP));
    draft.targets[split] = draft.ops.length;
  }
  for (const exit of exits) draft.targets[exit] = draft.ops.length;
}
