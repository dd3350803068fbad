import { describe, expect, it } from 'vitest';
import { judgeCommand } from '../../src/guard/judge-command.ts';
import { fastest } from '../scrub/timing.ts';

/** What would be slow, or end without an answer, if reading went back, nested calls, or copied what is left. */
const worst = {
  substitutions: '$(',
  'quoted substitutions': '"$(',
  groups: '(',
  blocks: '{ ',
  backticks: '`',
  braces: '${',
  'ANSI strings': "$'\\\\",
  'here-documents': 'cat <<A\n',
  'live here-documents': 'cat <<A\n$(\n',
  pipes: 'echo "adr x" | sh | ',
  evals: 'eval ',
  finds: 'find -exec ',
  wrappers: 'sudo ',
  'wrappers that look ahead': 'mise exec ',
  'shells that start a file': 'pwsh -f ',
  variables: 'a=bbbbbbbbbbbbbbbb;$a ',
  'at signs': 'npm@@@@ ',
  'short options': 'bash -ccccccccc! ',
  redirections: '2>&1 ',
  'line joins': '\\\n',
  'scripts in options': 'npx -c ',
  options: 'adr --x y ',
} as const;

describe('judgeCommand', () => {
  it.each(Object.entries(worst))(
    'takes time in proportion to a command line of %s [guard-writes]',
    (_name, part) => {
      for (const shell of ['sh', 'powershell'] as const) {
        const line = (length: number): string => part.repeat(Math.ceil(length / part.length));
        const half = line(20_000);
        const whole = line(160_000);
        const [short, long] = fastest(
          4,
          () => judgeCommand(half, shell),
          () => judgeCommand(whole, shell),
        );
        // Eight times the text: linear is about 8, quadratic 64. The milliseconds are the collector's, which has threads
        // of its own; what is quadratic takes hundreds of them for a text as long as this.
        expect(long).toBeLessThan(28 * short + 25);
      }
    },
  );

  it('has a verdict for 200,000 levels and for 50,000 commands', () => {
    for (const text of ['('.repeat(2e5), '$('.repeat(2e5), 'find -exec '.repeat(5e4), "$'".repeat(2e5)]) {
      expect(judgeCommand(text, 'sh')).toBe('pass');
      expect(judgeCommand(text, 'powershell')).toBe('pass');
    }
  });
});
