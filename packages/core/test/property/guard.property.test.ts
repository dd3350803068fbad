import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { judgeCommand } from '../../src/guard/judge-command.ts';
import type { Shell } from '../../src/guard/types.ts';
import { recordWritingVerbs } from '../../src/scrub/verbs.ts';
import { holds } from './property.ts';

const pieces = fc.oneof(
  fc.constantFrom(
    'adr',
    'new',
    'adr new x',
    'npx',
    'sudo',
    'bash -c',
    'eval',
    'find -exec',
    'env',
    'xargs',
    'echo',
  ),
  fc.constantFrom(
    ' ',
    '\n',
    ';',
    '|',
    '||',
    '&&',
    '&',
    '(',
    ')',
    '{',
    '}',
    '<',
    '>',
    '<<A',
    '\nA\n',
    '<<<',
    '>&',
    '#',
  ),
  fc.constantFrom(
    "'",
    '"',
    '`',
    '\\',
    '$',
    '$(',
    '${',
    "$'",
    '@"\n',
    "@'\n",
    '\n"@',
    '--',
    '-c',
    '=',
    'a=',
    '$a',
    '%',
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const lines = fc.array(pieces, { maxLength: 16 }).map((parts) => parts.join(''));
const shells = fc.constantFrom<Shell>('sh', 'powershell');

const quotedForSh = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

it('has a verdict for any text in either shell [guard-writes]', () => {
  holds('any command line has a verdict', fc.tuple(lines, shells), ([line, shell]) => {
    expect(['ask', 'pass']).toContain(judgeCommand(line, shell));
  });
});

it('asks about a writing command whatever wrappers stand before it [guard-wrappers] [guard-nested]', () => {
  const wrapper = fc.oneof(
    fc.constantFrom('sudo', 'sudo -E -u bob', 'env', 'env A=1', 'A=1 B=2', 'timeout 5', 'nice -n 5', 'nohup'),
    fc.constantFrom('time -p', 'command', 'exec', 'xargs -n 1', 'npx', 'npx -y', 'pnpm exec', 'yarn run'),
    fc.constantFrom('npm exec --', 'true &&', 'false ||', 'x |', '!', 'if', 'while', '{', '(', 'echo $('),
    fc.constantFrom('echo "$(', 'stdbuf -oL', 'setsid', 'a;', '\n', 'docker run -v a:b img', 'mise exec --'),
  );
  const cases = fc.tuple(fc.array(wrapper, { maxLength: 8 }), fc.constantFrom(...recordWritingVerbs));
  holds('wrappers hide nothing', cases, ([wrappers, verb]) => {
    expect(judgeCommand([...wrappers, 'adr', verb, 'x'].join(' '), 'sh')).toBe('ask');
  });
});

it('asks about a writing command in any three scripts around it [guard-nested]', () => {
  const script = fc.constantFrom<(inner: string) => string>(
    (inner) => `bash -c ${quotedForSh(inner)}`,
    (inner) => `eval ${quotedForSh(inner)}`,
    (inner) => `sudo sh -ec ${quotedForSh(inner)} name`,
    (inner) => `echo ${quotedForSh(inner)} | sh`,
    (inner) => `sh <<< ${quotedForSh(inner)}`,
    (inner) => `find . -exec bash -c ${quotedForSh(inner)} \\;`,
    (inner) => `npx -c ${quotedForSh(inner)}`,
  );
  holds('scripts hide nothing to depth 3', fc.array(script, { maxLength: 3 }), (scripts) => {
    const line = scripts.reduce((inner, wrap) => wrap(inner), 'adr new x');
    expect(judgeCommand(line, 'sh')).toBe('ask');
  });
});

it('lets quoted text pass where it is only text [guard-reads]', () => {
  const reader = fc.constantFrom(
    'echo',
    'git commit -m',
    'grep -rn',
    'rg',
    'cat',
    'gh pr create --body',
    'sed -i',
    'ls',
  );
  holds('quoted text is text', fc.tuple(reader, lines), ([program, text]) => {
    expect(judgeCommand(`${program} ${quotedForSh(text)} file`, 'sh')).toBe('pass');
    expect(
      judgeCommand(`${program} '${text.replaceAll(/['\u2018-\u201B]/g, "''")}' file`, 'powershell'),
    ).toBe('pass');
  });
});
