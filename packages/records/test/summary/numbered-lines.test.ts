import { describe, expect, it } from 'vitest';
import { summarise } from '../../src/summary/summary.ts';

const decided = (text: string) => summarise(`## Decision\n\n${text}\n`);

describe('a line that begins with a number', () => {
  it('is prose inside a paragraph, where Markdown starts no list with it', () => {
    expect(decided('It ends with the codes 0, 1 and\n2. We add keys only.')).toBe(
      'It ends with the codes 0, 1 and 2. We add keys only.',
    );
  });

  it('is an item in a list, also right behind another one', () => {
    expect(decided('1. Use one queue.\n2. Name it jobs.\n')).toBe('Use one queue. Name it jobs.');
    expect(decided('We agree:\n1. Use one queue.\n2. Name it jobs.\n')).toBe(
      'We agree: Use one queue. Name it jobs.',
    );
  });
});
