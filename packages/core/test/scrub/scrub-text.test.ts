import { describe, expect, it } from 'vitest';
import { scrubText } from '../../src/scrub/scrub-text.ts';
import { recordWritingVerbs } from '../../src/scrub/verbs.ts';

describe('scrubText', () => {
  it.each([...recordWritingVerbs])('removes the record-writing verb %s', (verb) => {
    expect(scrubText(`run adr ${verb} now`)).toBe('run adr [removed] now');
  });
});
