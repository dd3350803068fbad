import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { readTracked, repositoryRoot, trackedFiles } from '../../src/source/tracked.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly uses?: string;
  readonly steps?: readonly Step[];
  readonly permissions?: Readonly<Record<string, string>>;
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const files = trackedFiles('.github/workflows/*');
const workflows = files.map((file) => ({ file, workflow: load(readTracked(file)) as Workflow }));
const jobs = workflows.flatMap(({ file, workflow }) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ job, name: `${path.basename(file)} ${name}` })),
);
const steps = jobs.flatMap(({ job }) => job.steps ?? []);
const commands = steps.flatMap(({ run = '' }) => run.split('\n')).map((line) => line.trim());
const manifest = JSON.parse(readTracked('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly packageManager: string;
};

const here = (file: string): boolean => existsSync(path.join(repositoryRoot, file));
const ofShell = /^(?:if|fi|#|$)|^\w+=\$\((?:git|gh) /u;

/** Whether a command line is one that this repository, or every runner, has. */
function exists(line: string): boolean {
  const [program = '', first = '', second = '', ...rest] = line.split(/\s+/u);
  if (program === 'npm' && first === 'install')
    return `${second} ${rest.join(' ')}` === `--global ${manifest.packageManager}`;
  if (program === 'npm' && first === 'config') return second === 'set';
  if (program === 'npm') return ['start', 'test'].includes(first) && first in manifest.scripts;
  if (program === 'pnpm') return first in manifest.scripts || first === 'install';
  if (program === 'node') return here(first);
  if (program.startsWith('.')) return here(program);
  return ['git', 'gh'].includes(program);
}

describe('the workflows', () => {
  it('are there to be read', () => {
    expect(files.map((file) => path.basename(file))).toEqual(['ci.yml', 'release.yml']);
    expect(commands.length).toBeGreaterThan(8);
  });

  it('run only commands that exist [release-workflows]', () => {
    expect(commands.filter((line) => !ofShell.test(line) && !exists(line))).toEqual([]);
    for (const line of [
      'pnpm nothing',
      'node scripts/nothing.mjs',
      './nothing',
      'npm install --global pnpm@1.0.0',
    ])
      expect(exists(line)).toBe(false);
    expect(() => accessSync(path.join(repositoryRoot, '.ci/run'), constants.X_OK)).not.toThrow();
    expect(readTracked('.ci/run')).toMatch(/^exec npm test$/mu);
  });

  it('run what CI runs on every system, and publish only after it [release-workflows]', () => {
    expect(commands).toContain('.ci/run');
    expect(commands).toContain('npm test');
    expect(readTracked('.github/workflows/ci.yml')).toContain('os: [macos-latest, windows-latest]');
    const release = workflows.find(({ file }) => file.endsWith('release.yml'))?.workflow.jobs;
    expect(release?.['publish']).toMatchObject({ needs: 'ci' });
    expect(release?.['ci']).toMatchObject({ uses: './.github/workflows/ci.yml' });
    expect(commands.indexOf('pnpm release')).toBeLessThan(commands.indexOf('pnpm release:plugins'));
  });

  it('use no action but those of GitHub that fetch the sources and Node [release-workflows]', () => {
    const used = [...steps, ...jobs.map(({ job }) => job)].flatMap(({ uses }) => uses ?? []);
    expect(new Set(used.map((name) => name.replace(/@v\d+$/u, '')))).toEqual(
      new Set(['actions/checkout', 'actions/setup-node', './.github/workflows/ci.yml']),
    );
  });

  it('may write only where a release must [release-workflows]', () => {
    for (const { workflow } of workflows)
      expect([{}, { contents: 'read' }]).toContainEqual(workflow.permissions);
    const writing = jobs.flatMap(({ name, job }) =>
      Object.entries(job.permissions ?? {}).flatMap(([what, how]) =>
        how === 'read' ? [] : `${name}: ${what} ${how}`,
      ),
    );
    expect(writing).toEqual([
      'release.yml version: actions write',
      'release.yml version: contents write',
      'release.yml version: pull-requests write',
      'release.yml publish: contents write',
    ]);
  });

  it('put nothing that others write into a command, and give no secret to a stranger’s change [release-workflows]', () => {
    expect(commands.filter((line) => line.includes('${{'))).toEqual([]);
    for (const { workflow } of workflows)
      expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
    const open = workflows
      .filter(({ workflow }) => 'pull_request' in workflow.on)
      .map(({ file }) => readTracked(file));
    expect(open.filter((text) => text.includes('secrets.'))).toEqual([]);
    expect(open.join()).toMatch(/persist-credentials: false/u);
  });
});

describe('the guide to contributing', () => {
  it('names only commands that exist [release-workflows]', () => {
    const text = readTracked('CONTRIBUTING.md');
    const named = Array.from(
      text.matchAll(/(?:^ {4}|`)(?:PRECEDENT_HOSTS=1 )?((?:pnpm|npm|node) [^`\n]+)/gmu),
    );
    const lines = named.map(([, line = '']) => line.replace(/^npm i -g/u, 'npm install --global'));
    expect(lines.length).toBeGreaterThan(8);
    expect(lines.filter((line) => !exists(line) && !line.startsWith('node apps/'))).toEqual([]);
  });
});
