import { hasCharacter } from './character-set.ts';
import { type CharacterSet, DOT, SLASH } from './nodes.ts';

// What a step does. Its target is a character, a set, a step, or for the start of a star 1 if it may stay empty. Constants
// of this file and no object's: the loop below is ten times faster so.
export const CHAR = 0;
export const SET = 1;
export const ANY = 2;
export const STAR_START = 3;
export const STAR = 4;
export const GLOBSTAR = 5;
export const JUMP = 6;
export const SPLIT = 7;
export const UNLESS = 8;
export const MATCHED = 9;
export const MATCHED_END = 10;

/** Steps in blocks: the pattern itself first, then each thing that `!(…)` excludes. `loops`: steps that lead back. */
export interface Block {
  readonly from: number;
  readonly to: number;
  readonly loops: readonly number[];
}

export interface Program {
  readonly ops: readonly number[];
  readonly targets: readonly number[];
  readonly sets: readonly CharacterSet[];
  readonly blocks: readonly Block[];
}

/**
 * Whether the program matches `path` from `from` to `to` exactly. Works backwards: for each position, which steps lead
 * to a match from there. Once over the path for each step, whatever the pattern, so no pattern can make it slow.
 */
export function runProgram(program: Program, path: string, from: number, to: number): boolean {
  const { ops, blocks } = program;
  let later = new Uint8Array(ops.length);
  let now = new Uint8Array(ops.length);
  for (let at = to; at >= from; at -= 1) {
    now.fill(0);
    // What is excluded is judged before the step that asks about it.
    for (let block = blocks.length - 1; block >= 0; block -= 1) {
      const one = blocks[block] as Block;
      do fillBlock(program, one, path, at, to, now, later);
      while (hasNews(program, one, now));
    }
    [now, later] = [later, now];
  }
  return later[0] === 1;
}

/** A loop's step is judged before the step that it leads back to; if that one leads on after all, judge again. */
function hasNews({ targets }: Program, { loops }: Block, now: Uint8Array): boolean {
  return loops.some((step) => now[step] === 0 && now[targets[step] ?? 0] === 1);
}

function fillBlock(
  { ops, targets, sets }: Program,
  block: Block,
  path: string,
  at: number,
  to: number,
  now: Uint8Array,
  later: Uint8Array,
): void {
  const code = at < to ? path.charCodeAt(at) : -1;
  const starts = at === 0 || path.charCodeAt(at - 1) === SLASH;
  // A wildcard takes no dot where a segment starts.
  const visible = code >= 0 && !(starts && code === DOT);
  const inSegment = visible && code !== SLASH;
  const emptyEnd = starts && at === path.length;
  for (let step = block.to - 1; step >= block.from; step -= 1) {
    const target = targets[step] ?? 0;
    let leads = false;
    switch (ops[step]) {
      case CHAR:
        leads = code === target && later[step + 1] === 1;
        break;
      case SET:
        leads = code >= 0 && code !== SLASH && later[step + 1] === 1 && hasCharacter(sets[target], code);
        break;
      case ANY:
        leads = inSegment && later[step + 1] === 1;
        break;
      case STAR_START:
        leads = (visible || code < 0) && !(emptyEnd && target === 0) && now[step + 1] === 1;
        break;
      case STAR:
        leads = now[step + 1] === 1 || (inSegment && later[step] === 1);
        break;
      case GLOBSTAR:
        leads = now[step + 1] === 1 || (visible && later[step] === 1);
        break;
      case JUMP:
        leads = now[target] === 1;
        break;
      case SPLIT:
        leads = now[step + 1] === 1 || now[target] === 1;
        break;
      case UNLESS:
        leads = now[target] === 0 && now[step + 1] === 1;
        break;
      case MATCHED:
        leads = true;
        break;
      case MATCHED_END:
        leads = at === to;
        break;
    }
    now[step] = leads ? 1 : 0;
  }
}
