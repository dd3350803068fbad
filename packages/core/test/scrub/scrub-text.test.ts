import { describe, expect, it } from 'vitest';
import { scrubText } from '../../src/scrub/scrub-text.ts';
import { recordWritingVerbs } from '../../src/scrub/verbs.ts';

describe('scrubText on a verb', () => {
  it.each([...recordWritingVerbs])('removes %s [scrub-verbs]', (verb) => {
    expect(scrubText(`run adr ${verb} now`)).toBe('run adr [removed] now');
    expect(scrubText(`adr ${verb}`)).toBe('adr [removed]');
  });

  it('knows every verb of the contract and of the tools beside it [scrub-verbs]', () => {
    expect([...recordWritingVerbs].sort().join(' ')).toBe(
      'accept amend approve config deprecate edit generate import init link migrate new ratify reject supersede sync upgrade-repository',
    );
  });

  it.each([
    'adr news',
    'adr new_one',
    'adr new1',
    'adr newX',
    'adr NEW',
    'ADR new',
    'Adr new',
    'badr new',
    '_adr new',
    '9adr new',
    'Xadr new',
    'adrs new',
    'adr_ new',
    'adr1 new',
    'adr: new',
    'adr/ new',
    'adr/new',
    'adr-new',
    'adr-x new',
    'adr--dir x new',
    'adr.new',
    'adr.md new',
    'adr.json new',
    'adr@ new',
    'adrnew',
    '"adr", "new"',
    'adr list new',
    'adr upgrade',
    'adr upgrade-repositories',
    'adr upgrade-repository1',
    'adr l',
    'adr',
    'adr ',
    '@adrkit/client new',
    '@adrki/cli new',
    '@adrkit.cli new',
    '@adrkit /cli new',
    '@adrkit/ cli new',
    'zadr new',
    'aadr new',
    'Aadr new',
    'Zadr new',
    '0adr new',
    'adr newZ',
    'adr new0',
    'adr newz',
    'adr newA',
    'adr x\nnew',
    'adr \\ab new',
    '@adrkit/core new',
    'adrkit new',
    '',
  ])('leaves %j alone: no whole word [scrub-verbs]', (text) => {
    expect(scrubText(text)).toBe(text);
  });

  it.each([
    ['adr new.', 'adr [removed].'],
    ['adr new-thing', 'adr [removed]-thing'],
    ['(adr new)', '(adr [removed])'],
    ['`adr new`', '`adr [removed]`'],
    ['用adr new命令', '用adr [removed]命令'],
    ['adr newé', 'adr [removed]é'],
    ['adr new adr new', 'adr [removed] adr [removed]'],
    ['adr adr new', 'adr adr [removed]'],
    ['xadr adr new', 'xadr adr [removed]'],
    ['adr check; adr new; adr migrate --from madr', 'adr check; adr [removed]; adr [removed] --from madr'],
  ])('ends a word in %j where a reader does', (text, expected) => {
    expect(scrubText(text)).toBe(expected);
  });
});

describe('scrubText on a separator', () => {
  const named = [
    0x20, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0xa0, 0x1680, 0x2000, 0x200a, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000,
    0xad, 0x61c, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x2060, 0x2061, 0x202e, 0x2066, 0xfeff, 0xfff9,
    0xfe00, 0xfe07, 0xfe0f, 0xe0100, 0xe0180, 0xe01ef, 0xe0001, 0xe0041, 0xe007f, 0x1d173, 0x110bd, 0x13430,
    0x34f, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x3164, 0xffa0, 0x2800, 0x00, 0x07, 0x1b, 0x7f, 0x85, 0x9f,
  ].map((code) => [code.toString(16), String.fromCodePoint(code)] as const);

  it.each(named)('takes U+%s as one [scrub-separators]', (_hex, character) => {
    expect(scrubText(`adr${character}new.`)).toMatch(/^adr.+\[removed\]\.$/su);
    expect(scrubText(`adr ${character}${character} ${character}new.`)).toMatch(/\[removed\]\.$/u);
  });

  it.each(['\\\n', '\\\r\n', ' \\\n  ', '\\\n\\\n'])(
    'takes the line end %j as one [scrub-separators]',
    (run) => {
      expect(scrubText(`adr${run}new`)).toBe(`adr${run.replace('\r', '')}[removed]`);
    },
  );

  it.each(['\\', '\\\r', '\\n', '-', '=', '.', ',', ' : ', '|', '–'])(
    'does not take %j as one [scrub-separators]',
    (run) => {
      expect(scrubText(`adr${run}new`)).not.toContain('[removed]');
    },
  );
});

describe('scrubText on invisible characters inside a word', () => {
  // A reader, a terminal and a tokeniser all show `ad\u00ADr new` as `adr new`, so it is the same instruction.
  it.each([
    ['ad\u{AD}r new', 'ad\u{AD}r [removed]'],
    ['a\u{200B}d\u{2060}r new', 'a\u{200B}d\u{2060}r [removed]'],
    ['adr n\u{200B}e\u{FE0F}w', 'adr [removed]'],
    ['adr new\u{200B}s', 'adr [removed]\u{200B}s'],
    ['adr upgrade\u{AD}-repository', 'adr [removed]'],
    ['adr@lat\u{AD}est new', 'adr@lat\u{AD}est [removed]'],
    ['adr@ad\u{AD}r\u{AD}new', 'adr@ad\u{AD}r\u{AD}[removed]'],
    ['@adr\u{200B}kit/cli new', '@adr\u{200B}kit/cli [removed]'],
    ['x\u{200B}adr new', 'x\u{200B}adr [removed]'],
    ['a\u{E0100}dr\u{E0101}migrate', 'a\u{E0100}dr\u{E0101}[removed]'],
  ])('sees through them in %j [scrub-separators]', (text, expected) => {
    expect(scrubText(text)).toBe(expected);
  });

  it.each([
    'ro\u{AD}d\u{AD}r new',
    'adr\u{AD}x new',
    '@adrkit/cli\u{AD}x new',
    'adr n\u{AD}ews',
    'a\u{AD}b new',
    'ad\u{AD}',
    'adr n\u{AD}',
  ])('joins no other word out of %j', (text) => {
    expect(scrubText(text)).toBe(text);
  });
});

describe('scrubText on what a shell reads away', () => {
  // Pasted into a shell, each of these runs as `adr new` does.
  it.each([
    ['"adr" new x', '"adr" [removed] x'],
    ["'adr' 'new' x", "'adr' '[removed]' x"],
    ['adr "new" "x"', 'adr "[removed]" "x"'],
    ['& "C:\\x y\\adr.cmd" new', '& "C:\\x y\\adr.cmd" [removed]'],
    ['"./node_modules/.bin/adr" new', '"./node_modules/.bin/adr" [removed]'],
    ['{"run":"\\"adr\\" new"}', '{"run":"\\"adr\\" [removed]"}'],
    ["adr n'e'w x", 'adr [removed] x'],
    ['adr --dir "docs" "new"', 'adr --dir "docs" "[removed]"'],
    ['adr “new”', 'adr “[removed]”'],
    ['adr `\n  new', 'adr `\n  [removed]'],
    ['adr ^\r\n  new', 'adr ^\n  [removed]'],
    ['npx @"adrkit/cli" new', 'npx @"adrkit/cli" [removed]'],
    ['adr --json\n"new"', 'adr --json\n"[removed]"'],
    ['adr --json \\\n    "new"', 'adr --json \\\n    "[removed]"'],
    ['adr\v"new"', 'adr\\u{b}"[removed]"'],
    // The second of two calls in JSON, behind the `n` of a line end.
    ['\\"adr\\" list\\n\\"adr\\" new', '\\"adr\\" list\\n\\"adr\\" [removed]'],
    ['adr new"adr" new', 'adr [removed]"adr" [removed]'],
    ['"adr\nnew"a\u{200B}dr" new', '"adr\n[removed]"a\u{200B}dr" [removed]'],
    ['adr@adrkit/cli new', 'adr@adrkit/cli [removed]'],
  ])('sees through it in %j [scrub-separators]', (text, expected) => {
    expect(scrubText(text)).toBe(expected);
    expect(scrubText(expected)).toBe(expected);
  });

  it.each(['--opt', '--dir x', '\u{200B}--opt', '"--opt"', '--dir \\\n x', '--dir x\u{200B}y', ' '])(
    'follows a call through any number of %j [scrub-separators]',
    (option) => {
      // Of many lengths, because a call is read in parts.
      for (let count = 1; count < 150; count++) {
        const call = `"adr" ${`${option} `.repeat(count)}`;
        expect(scrubText(`${call}new x`)).toBe(`${call}[removed] x`);
        expect(scrubText(`adr "list" x; ${call}'new' x`)).toBe(`adr "list" x; ${call}'[removed]' x`);
      }
    },
  );

  it.each([
    "adr's new home",
    'the adr’s new home',
    '"adr", "new"',
    '{"adr":"new"}',
    '{"adr": "new"}',
    "['adr', 'new']",
    '"adr"new',
    '"adr" and "new"',
    'the folder "adr"; new records',
    'it said "adr". New',
    'docs\\adr\\new.md',
    '`docs/adr` new',
  ])('reads no command into %j [scrub-verbs]', (text) => {
    expect(scrubText(text)).toBe(text);
  });
});

it('reads each of two quoted calls to its end, however far apart they stand [scrub-separators]', () => {
  for (let count = 1; count < 300; count++) {
    const text = `"adr" list ${'xx '.repeat(count)}"adr" --json `;
    expect(scrubText(`${text}'new' x`)).toBe(`${text}'[removed]' x`);
  }
});

describe('scrubText on a quoted value with spaces', () => {
  it.each([
    ['adr --dir "my docs" new', 'adr --dir "my docs" [removed]'],
    ["adr --dir 'my own docs' --json new", "adr --dir 'my own docs' --json [removed]"],
    ['adr -C "C:\\my docs\\" --dir "a b" new x', 'adr -C "C:\\my docs\\" --dir "a b" [removed] x'],
    ['adr --dir="my docs" new', 'adr --dir="my docs" [removed]'],
    ['adr --dir "my new" new', 'adr --dir "my [removed]" [removed]'],
    ['adr --dir "new x" new', 'adr --dir "[removed] x" [removed]'],
    ['adr --dir "my adr new" new', 'adr --dir "my adr [removed]" [removed]'],
  ])('goes on behind it in %j [scrub-verbs]', (text, expected) => {
    expect(scrubText(text)).toBe(expected);
    expect(scrubText(expected)).toBe(expected);
  });

  it.each([
    'adr --dir "my docs new',
    'adr --dir "my\ndocs" new',
    'adr "my docs" new',
    'adr --dir "my docs"new',
  ])('leaves %j alone [scrub-verbs]', (text) => {
    expect(scrubText(text)).toBe(text);
  });
});

describe('scrubText on option words', () => {
  it.each([
    ['adr --json new', 'adr --json [removed]'],
    ['adr -v new', 'adr -v [removed]'],
    ['adr -- new', 'adr -- [removed]'],
    ['adr --\\\nnew', 'adr --\\\n[removed]'],
    ['adr --json\\\r\nnew', 'adr --json\\\n[removed]'],
    ['adr --dir=docs/adr new', 'adr --dir=docs/adr [removed]'],
    ['adr --dir decisions new x', 'adr --dir decisions [removed] x'],
    ['adr -C .. --json --status draft\nnew', 'adr -C .. --json --status draft\n[removed]'],
    ['adr --dir new new', 'adr --dir [removed] [removed]'],
    ['adr --dir new lint', 'adr --dir [removed] lint'],
    ['adr --dir adr new', 'adr --dir adr [removed]'],
    ['adr --x\u{200B}y new', 'adr --x\u{200B}y [removed]'],
    ['adr --x\u{7}y new', 'adr --x\\u{7}y [removed]'],
    ['adr --dir --json new', 'adr --dir --json [removed]'],
    ['adr --dir a\u{200B}b new', 'adr --dir a\u{200B}b [removed]'],
  ])('looks behind those in %j [scrub-option-words]', (text, expected) => {
    expect(scrubText(text)).toBe(expected);
  });

  it.each([
    'adr - new',
    'adr --- new',
    'adr -= new',
    'adr --= new',
    'adr --json prints new',
    'adr --json check new',
    'adr --dir a b new',
    'adr --dir=a b new',
    'adr --x \u{200B}y new',
    'adr\n\n- new',
  ])('takes no dash or other word in %j for one [scrub-option-words]', (text) => {
    expect(scrubText(text)).toBe(text);
  });
});

describe('scrubText on launchers', () => {
  it.each([
    'npx adr',
    'npx --yes adr',
    'pnpm dlx adr',
    'pnpm adr',
    'yarn adr',
    'bunx adr',
    'sudo adr',
    './adr',
    '/usr/local/bin/adr',
    'node_modules/.bin/adr',
    '.\\node_modules\\.bin\\adr',
    '.\\node_modules\\.bin\\adr.cmd',
    'adr.exe',
    'adr.ps1',
    'node apps/adr/dist/adr.mjs',
    'adr.js',
    'adr.cjs',
    'adr.sh',
    'npx adr@latest',
    'npx adr@0.8.0',
    '@adrkit/cli',
    'npx @adrkit/cli',
    'bunx @adrkit/cli@latest',
    'npm:@adrkit/cli@^1.2.0',
    'node node_modules/@adrkit/cli/dist/bin.js',
    '.\\node_modules\\@adrkit\\cli\\dist\\bin.js',
    '@precedent/adr',
    '$adr',
    'my-adr',
  ])('counts %s [scrub-launchers]', (launcher) => {
    expect(scrubText(`use ${launcher} new "x"`)).toBe(`use ${launcher} [removed] "x"`);
  });
});
