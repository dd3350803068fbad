import { hasCharacter } from './character-set.ts';
import { DOT, SLASH } from './nodes.ts';
import type { Program, Step } from './program.ts';

/**
 * Whether the program matches `path` from `from` to `to` exactly. Works backwards: for each position, which steps lead
 * to a match from there. One pass over the path whatever the pattern, so no pattern can make it slow.
 */
export function runProgram(program: Program, path: string, from: number, to: number): boolean {
  const { steps, blocks } = program;
  let later = new Uint8Array(steps.length);
  let now = new Uint8Array(steps.length);
  for (let at = to; at >= from; at -= 1) {
    now.fill(0);
    const here: Here = {
      code: at < to ? path.charCodeAt(at) : -1,
      starts: at === 0 || path.charCodeAt(at - 1) === SLASH,
      ends: at === to,
      pathEnds: at === path.length,
    };
    for (let block = blocks.length - 1; block >= 0; block -= 1) {
      const { from: first, to: end, loops } = blocks[block] as Program['blocks'][number];
      let changed = true;
      while (changed) {
        changed = false;
        for (let step = end - 1; step >= first; step -= 1) {
          const value = leadsOn(steps[step] as Step, step, here, now, later) ? 1 : 0;
          if (loops && value !== now[step]) changed = true;
          now[step] = value;
        }
      }
    }
    [now, later] = [later, now];
  }
  return later[0] === 1;
}

interface Here {
  /** The next UTF-16 unit, or -1 at the end. */
  readonly code: number;
  /** A segment starts here, where a wildcard takes no dot. */
  readonly starts: boolean;
  readonly ends: boolean;
  readonly pathEnds: boolean;
}

function leadsOn(step: Step, at: number, here: Here, now: Uint8Array, later: Uint8Array): boolean {
  const { code } = here;
  const hidden = here.starts && code === DOT;
  switch (step.op) {
    case 'char':
      return code === step.code && later[at + 1] === 1;
    case 'set':
      return code >= 0 && code !== SLASH && later[at + 1] === 1 && hasCharacter(step.set, code);
    case 'any':
      return code >= 0 && code !== SLASH && !hidden && later[at + 1] === 1;
    case 'star-start':
      return !hidden && (step.mayBeEmpty || !here.starts || !here.pathEnds) && now[at + 1] === 1;
    case 'star':
      return now[at + 1] === 1 || (code >= 0 && code !== SLASH && !hidden && later[at] === 1);
    case 'globstar':
      return now[at + 1] === 1 || (code >= 0 && !hidden && later[at] === 1);
    case 'jump':
      return now[step.to] === 1;
    case 'split':
      return now[at + 1] === 1 || now[step.to] === 1;
    case 'unless':
      return now[step.to] === 0 && now[at + 1] === 1;
    case 'matched':
      return true;
    case 'matched-end':
      return here.ends;
  }
}
