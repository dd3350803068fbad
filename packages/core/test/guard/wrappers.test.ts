import { describe, expect, it } from 'vitest';
import { judgeCommand } from '../../src/guard/judge-command.ts';
import { wrappers, windowsWrappers } from '../../src/guard/wrappers.ts';

const asks = (command: string): string => judgeCommand(command, 'sh');

describe('a wrapper', () => {
  const plain = Object.entries(wrappers).filter(
    ([, wrapper]) => !wrapper.strict && !wrapper.operands && !wrapper.rest && !wrapper.anywhere,
  );

  it.each(plain.map(([name]) => name))('%s hides no command behind it [guard-wrappers]', (name) => {
    expect(asks(`${name} adr new x`)).toBe('ask');
    expect(asks(`/usr/bin/${name} adr new x`)).toBe('ask');
    expect(asks(`${name} adr lint`)).toBe('pass');
    expect(asks(`${name} echo adr new x`)).toBe('pass');
    expect(asks(name)).toBe('pass');
    expect(asks(`echo ${name} adr new x`)).toBe('pass');
  });

  const valued = Object.entries(wrappers).filter(
    ([, wrapper]) => wrapper.valued !== undefined && !wrapper.strict && !wrapper.rest && !wrapper.anywhere,
  );
  it.each(valued)('%s takes the words behind its options for values [guard-wrappers]', (name, wrapper) => {
    const values = (wrapper.valued ?? '')
      .split(' ')
      .map((option) => `${option} adr`)
      .join(' ');
    const operands = ' x'.repeat(wrapper.operands ?? 0);
    expect(asks(`${name} ${values}${operands} adr new x`)).toBe('ask');
    expect(asks(`${name} ${values}${operands} new x`)).toBe('pass');
  });

  const scripted = Object.entries(wrappers).filter(
    ([, { script, strict }]) => script !== undefined && !strict,
  );
  it.each(scripted)('%s runs the script in its option [guard-wrappers] [guard-nested]', (name, wrapper) => {
    for (const option of (wrapper.script ?? '').split(' ')) {
      const operands = ' x'.repeat(wrapper.operands ?? 0);
      expect(asks(`${name}${operands} ${option} 'adr new x'`)).toBe('ask');
      expect(asks(`${name}${operands} ${option}='adr new x'`)).toBe('ask');
      expect(asks(`${name}${operands} ${option} 'adr lint'`)).toBe('pass');
      expect(asks(`${name}${operands} ${option}`)).toBe('pass');
    }
  });

  it('is taken off as often as somebody nests it, and not without end', () => {
    expect(asks(`${'sudo '.repeat(40)}adr new x`)).toBe('ask');
    expect(asks(`${'sudo '.repeat(1000)}adr new x`)).toBe('pass');
  });

  it('has no name that every object has', () => {
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      expect(asks(`${name} adr new x`)).toBe('pass');
      expect(asks(`npm ${name} adr new x`)).toBe('pass');
      expect(judgeCommand(`${name} adr new x`, 'powershell')).toBe('pass');
    }
    expect(Object.keys(windowsWrappers).every((name) => name === name.toLowerCase())).toBe(true);
  });
});

const cases: Readonly<Record<string, { readonly ask: readonly string[]; readonly pass: readonly string[] }>> =
  {
    'options and operands': {
      ask: [
        'env -- adr new x',
        'env A=1 B=2 adr new x',
        'env -i A=1 adr new x',
        'sudo A=1 adr new x',
        'timeout 5 adr new x',
        'timeout -k 3 5 adr new x',
        'timeout --kill-after=3 5 adr new x',
        'timeout -- 5 adr new x',
        'su -c "adr new x"',
        'su -c "adr new x" bob',
        'su bob -c "adr new x"',
        'su - bob --command="adr new x"',
        'flock a adr new x',
        'flock a -c "adr new x"',
        'A=1 adr new x',
        'A=1 B= adr new x',
        'A=1 sudo B=2 adr new x',
      ],
      pass: [
        'timeout adr new x',
        'timeout 5',
        'timeout -k 5 adr new x',
        'command -v adr new x',
        'command -pV adr; command -V adr new x',
        'env A=1',
        'sudo -u adr new x',
        'su -c "echo adr new x"',
        'a=1 b adr new x',
        '1a=1 adr new x',
        'a-b=1 adr new x',
        '=1 adr new x',
      ],
    },
    subcommands: {
      ask: [
        'npm exec adr new x',
        'npm --prefix a exec adr new x',
        'npm exec --prefix a -- adr new x'.replace(' --prefix a', ''),
        'pnpm adr new x',
        'pnpm exec adr new x',
        'pnpm -C a dlx -p b adr new x',
        'yarn workspace a adr new x',
        'yarn workspace a run adr new x',
        'docker compose -f a exec b adr new x',
        'docker -H a run -v b:c img adr new x',
        'kubectl -n a exec b -- adr new x',
        'mise exec a -- adr new x',
        'mise exec adr new x',
        'nix develop -c adr new x',
        'nix shell a --command adr new x',
        'git bisect run adr new x',
        'git submodule foreach adr new x',
        'git submodule foreach "adr new x"',
        'git submodule --quiet foreach adr new x',
        'git rebase -x "adr new x" main',
        'uv run adr new x',
        'node --run adr -- new x',
      ],
      pass: [
        'npm adr new x',
        'npm install adr new x',
        'npm run new adr',
        'npm',
        'npm exec',
        'yarn workspace adr new x',
        'docker adr new x',
        'docker compose adr new x',
        'docker compose up adr new x',
        'kubectl adr new x',
        'kubectl exec adr new x -- ls',
        'mise adr new x',
        'mise exec adr -- new x',
        'nix develop adr new x',
        'nix run adr new x',
        'git adr new x',
        'git submodule adr new x',
        'git bisect start adr new x',
        'git rebase adr new x',
        'uv adr new x',
        'node --test adr new x',
        'node -e adr new x',
      ],
    },
    'words that are scripts': {
      ask: [
        'eval adr new x',
        'eval "adr" "new x"',
        'watch -n 5 adr new x',
        'trap "adr new x" EXIT',
        "alias a='adr new'",
        "alias a=b c='adr new'",
        'tmux send-keys "adr new x" Enter',
        'parallel "adr new {}" ::: a',
        'ssh host adr new x',
        'ssh -p 22 host "cd a && adr new x"',
        'concurrently "a" "adr new x"',
      ],
      pass: [
        'eval echo adr new x',
        'eval',
        'trap adr new',
        'alias adr=new',
        "alias a='echo adr new'",
        'tmux send-keys adr new',
        'ssh adr new x',
        'ssh host echo adr new',
      ],
    },
    finders: {
      ask: [
        'find . -exec adr new {} \\;',
        'find . -execdir adr new {} +',
        'find . -ok adr new {} \\;',
        'find . -okdir adr new {} \\;',
        'gfind . -exec adr new {} \\;',
        'fd -x adr new',
        'fd --exec adr new',
        'fdfind -X adr new',
        'fd --exec-batch adr new',
        'find . -exec ls {} \\; -exec adr new {} \\;',
        'find . -exec sudo adr new {} \\;',
        'find . -exec find a -exec adr new {} \\; \\;',
      ],
      pass: [
        'find adr new',
        'find . -name adr -o -name new',
        'find . -exec ls adr new \\;',
        'find',
        'fd adr new',
        'find . -exec',
      ],
    },
    shells: {
      ask: [
        'sh -c "adr new x"',
        'sh -c -e "adr new x"',
        'sh -ec "adr new x"',
        'sh -e -c "adr new x"',
        'sh +e -c "adr new x"',
        'bash -o pipefail -c "adr new x"',
        'bash -eo pipefail -c "adr new x"',
        'bash +O extglob -c "adr new x"',
        'bash --norc -c "adr new x"',
        'bash --rcfile a -c "adr new x"',
        'bash --init-file a -c "adr new x"',
        'bash --login -c "adr new x" name arg',
        'fish --command "adr new x"',
        'fish --command="adr new x"',
        'dash -c "adr new x"',
        'ksh -c "adr new x"',
        'mksh -c "adr new x"',
        'ash -c "adr new x"',
        'pwsh -c "adr new x"',
        'cmd /c "adr new x"',
      ],
      pass: [
        'sh "adr new x"',
        'sh adr new x',
        'sh -c',
        'sh -c echo "adr new x"',
        'sh -x adr new x',
        'bash script.sh -c "adr new x"',
        'bash -o adr new x',
        'bash --rcfile adr new x',
        'sh - adr new x',
        'csh -c "adr new x"',
        'sh --version',
        'cmd /d "adr new x"',
      ],
    },
    programs: {
      ask: [
        'adr.exe new x',
        'adr.cmd new x',
        'adr.js new x',
        'adr@1 new x',
        'a/adr new x',
        'a\\\\adr new x',
        '@adrkit/cli new x',
        'a/@adrkit/cli@1/b.js new x',
        '@precedent/adr new x',
        'npm:adr new x',
        'npx@10 adr new x',
        'npx.cmd adr new x',
        'sudo.exe adr new x',
        '@a/npx adr new x',
      ],
      pass: [
        'adrx new x',
        'xadr new x',
        'adr.md new x',
        'adr/a new x',
        'adr- new x',
        'my-adr new x',
        '@adrkit/client new x',
        '@adrkit/cli2 new x',
        'adrkit new x',
        'ad new x',
        'npxx adr new x',
        '@npx adr new x',
        'npx.sh adr new x',
        '',
      ],
    },
  };

describe.each(Object.entries(cases))('judgeCommand on %s', (_name, { ask, pass }) => {
  it.each(ask)('asks about %j [guard-wrappers]', (command) => {
    expect(asks(command)).toBe('ask');
  });

  it.each(pass)('lets %j pass [guard-reads]', (command) => {
    expect(asks(command)).toBe('pass');
  });
});
