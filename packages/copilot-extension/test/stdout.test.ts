import { describe, expect, it } from 'vitest';
import { keepStdoutForProtocol } from '../src/stdout.ts';

describe('the console of an extension', () => {
  it('writes everything to stderr that would go to stdout [copilot-stdout]', () => {
    const written: unknown[][] = [];
    const printed: unknown[] = [];
    const print = (...data: unknown[]): void => void printed.push(data);
    const target = {
      log: print, info: print, debug: print, dir: print, dirxml: print, table: print,
      group: print, groupCollapsed: print, count: print, timeEnd: print, timeLog: print,
      error: (...data: unknown[]): void => void written.push(data),
    }; // prettier-ignore
    keepStdoutForProtocol(target);
    target.log('a', 1);
    target.table([2]);
    target.count('c');
    expect(printed).toStrictEqual([]);
    expect(written).toStrictEqual([['a', 1], [[2]], ['c']]);
  });
});
