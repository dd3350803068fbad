import { describe, expect, it } from 'vitest';
import { hostileRepositories } from '../../src/repositories/hostile.ts';
import { hasSprung } from '../../src/repositories/trap.ts';
import { emptyDirectory } from '../../src/repositories/empty-directory.ts';

describe('a hostile repository', () => {
  it.each(hostileRepositories)('springs for a careless call: $row', ({ build }) => {
    const hostile = build(emptyDirectory());
    expect(hasSprung(hostile)).toBe(false);
    hostile.careless();
    expect(hasSprung(hostile)).toBe(true);
  });
});
