import { describe, expect, it } from 'vitest';
import { judgeCommand } from '../../src/guard/judge-command.ts';
import { guardQuestion } from '../../src/guard/question.ts';
import { scrubText } from '../../src/scrub/scrub-text.ts';
import { recordReadingVerbs, recordWritingVerbs } from '../../src/scrub/verbs.ts';

describe('judgeCommand on the verbs', () => {
  it.each([...recordWritingVerbs])(
    'asks about adr %s, which the scrubber removes [scrub-one-list] [guard-writes]',
    (verb) => {
      expect(judgeCommand(`adr ${verb} x`, 'sh')).toBe('ask');
      expect(judgeCommand(`adr ${verb} x`, 'powershell')).toBe('ask');
      expect(scrubText(`adr ${verb} x`)).toBe('adr [removed] x');
    },
  );

  it.each([...recordReadingVerbs])('lets adr %s pass, whatever comes behind it [guard-reads]', (verb) => {
    expect(judgeCommand(`adr ${verb} new`, 'sh')).toBe('pass');
    expect(judgeCommand(`adr --json ${verb} new`, 'powershell')).toBe('pass');
  });

  it.each([
    ['adr --dir new lint', 'pass'],
    ['adr --dir x new', 'ask'],
    ['adr --dir=x new', 'ask'],
    ['adr --other x new', 'ask'],
    ['adr --other x y new', 'pass'],
    ['adr --other=x y new', 'pass'],
    ['adr x new', 'pass'],
    ['adr -d new', 'ask'],
    ['adr --dir', 'pass'],
    ['adr --', 'pass'],
    ['adr new --help', 'pass'],
    ['adr --help new', 'pass'],
    ['adr new x -h', 'pass'],
    ['adr new -- --help', 'ask'],
    ['adr new --helpful', 'ask'],
    ['adr migrate --from madr --dry-run', 'pass'],
    ['adr new --dry-run', 'ask'],
  ] as const)('reads the words of %j as adr would', (command, verdict) => {
    expect(judgeCommand(command, 'sh')).toBe(verdict);
  });
});

describe('judgeCommand on scripts in scripts', () => {
  /** `bash -c '…'` around a script, n times. */
  function wrap(script: string, times: number): string {
    if (times === 0) return script;
    return `bash -c ${JSON.stringify(wrap(script, times - 1))
      .replaceAll('$', '\\$')
      .replaceAll('`', '\\`')}`;
  }

  it.each([
    [0, 'ask'],
    [1, 'ask'],
    [2, 'ask'],
    [3, 'ask'],
    [4, 'pass'],
  ] as const)('follows -c to depth 3: %d deep it answers %s [guard-nested]', (depth, verdict) => {
    expect(judgeCommand(wrap('adr new x', depth), 'sh')).toBe(verdict);
    expect(judgeCommand(wrap('adr lint', depth), 'sh')).toBe('pass');
  });

  it('follows substitutions to any depth, as they cost none [guard-nested]', () => {
    const nested = (open: string, close: string): string => open.repeat(50) + 'adr new x' + close.repeat(50);
    expect(judgeCommand(`echo ${nested('$(true; ', ')')}`, 'sh')).toBe('ask');
    expect(judgeCommand(`echo ${nested('"$(true; ', ')"')}`, 'sh')).toBe('ask');
    expect(judgeCommand(nested('(', ')'), 'sh')).toBe('ask');
    expect(judgeCommand(nested('{ ', '; }'), 'sh')).toBe('ask');
    expect(judgeCommand(nested('& { ', ' }'), 'powershell')).toBe('ask');
    expect(judgeCommand(`echo ${nested('$(true; ', ')')}`, 'powershell')).toBe('ask');
  });

  it.each([
    ['cat <<EOF | sh\nadr new x\nEOF\n', 'ask'],
    ['cat <<EOF\nadr new x\nEOF\n', 'pass'],
    ["cat <<'EOF'\n$(adr new x)\nEOF\n", 'pass'],
    ['cat <<"EOF"\n$(adr new x)\nEOF\n', 'pass'],
    ['cat <<\\EOF\n$(adr new x)\nEOF\n', 'pass'],
    ['cat <<EOF\n$(adr new x)\nEOF\n', 'ask'],
    ['cat <<EOF\n"$(adr new x)"\nEOF\n', 'ask'],
    ["cat <<EOF\n'$(adr new x)'\nEOF\n", 'ask'],
    ['cat <<EOF\n\\$(adr new x)\nEOF\n', 'pass'],
    ['cat <<EOF\nx\nEOF\nadr new x', 'ask'],
    ['cat <<EOF\r\nx\r\nEOF\r\nadr new x', 'ask'],
    ['cat <<-EOF\n\tx\n\tEOF\nadr new x', 'ask'],
    ['cat <<EOF\nx\nadr new x', 'pass'],
    ['cat <<A <<B\nx\nA\n$(adr new x)\nB', 'ask'],
    ['cat <<A; adr new x\nA', 'ask'],
    ['cat <<A && (cat <<B\nx\nA\ny\nB\n); adr new x', 'ask'],
    ['cat <<A\n$(cat <<B\n$(cat <<C\n$(adr new x)\nC\n)\nB\n)\nA', 'ask'],
    ['cat <<A\n$(cat <<B\n$(cat <<C\n$(cat <<D\n$(adr new x)\nD\n)\nC\n)\nB\n)\nA', 'pass'],
    ['bash <<A\nbash <<B\nbash <<C\nadr new x\nC\nB\nA', 'ask'],
    ['bash <<A\nbash <<B\nbash <<C\nbash <<D\nadr new x\nD\nC\nB\nA', 'pass'],
  ] as const)('reads the here-document of %j [guard-nested]', (command, verdict) => {
    expect(judgeCommand(command, 'sh')).toBe(verdict);
  });
});

describe('judgeCommand on what it cannot read', () => {
  it.each([
    '',
    ' ',
    '\n',
    "'",
    '"',
    '`',
    '$(',
    '${',
    '$',
    '\\',
    '<<',
    '<<A',
    '(',
    ')',
    '{',
    '|',
    '&',
    '>',
    '#',
    "$'",
    '@"\n',
    "@'\n",
    '<#',
  ])('has a verdict for %j alone and before a command', (text) => {
    for (const shell of ['sh', 'powershell'] as const) {
      expect(judgeCommand(text, shell)).toBe('pass');
      expect(['ask', 'pass']).toContain(judgeCommand(`${text} adr new x`, shell));
    }
  });

  it('says that it catches honest use and not evasion [guard-limits-said]', () => {
    expect(guardQuestion).toContain('catches honest use and not evasion');
    // Evasion that passes, so that nobody mistakes the guard for more.
    expect(
      judgeCommand('x=$(printf ne); adr "${x}w" y; echo YWRyIG5ldyB4 | base64 -d | sh; sh script.sh', 'sh'),
    ).toBe('pass');
  });
});
