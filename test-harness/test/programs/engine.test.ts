import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseEngine } from '../../../packages/core/src/engine/choose.ts';
import { createEmbeddedEngine } from '../../../packages/core/src/engine/embedded.ts';
import type { Choice, Environment } from '../../../packages/core/src/engine/types.ts';
import type { AbsoluteDir } from '../../../packages/core/src/paths/types.ts';
import { runProcess } from '../../../packages/core/src/process/run.ts';
import type { Answer, CorpusRef } from '../../../packages/core/src/query.ts';
import { canaries } from '../../../packages/core/test/engine/canaries.ts';
import { endAll, survivors } from '../../../packages/core/test/process/survivors.ts';
import { expectedOutcomes } from '../../src/programs/outcomes.ts';
import { exiting, hostileProgram } from '../../src/programs/programs.ts';

let base: string;
let root: AbsoluteDir;
beforeEach(() => {
  base = realpathSync(mkdtempSync(path.join(tmpdir(), 'hostile-')));
  root = path.join(base, 'repo') as AbsoluteDir;
  mkdirSync(path.join(root, '.git'), { recursive: true });
});
afterEach(() => {
  endAll(base);
  rmSync(base, { recursive: true, force: true });
});

function choose(env: Environment): Promise<Choice> {
  return chooseEngine({
    env: { ...canaries, PATH: process.env['PATH'], HOME: base, PRECEDENT_TIMEOUT_MS: '1000', ...env },
    envTrust: 'user',
    root,
    platform: process.platform,
    node: process.execPath,
    embedded: createEmbeddedEngine('0.0.0'),
    runProcess,
    signal: new AbortController().signal,
  });
}

async function lint(env: Environment): Promise<Answer> {
  const choice = await choose(env);
  if (!choice.ok) return { ok: false, failure: { code: choice.code } };
  const shown = 'docs/adr';
  const corpus: CorpusRef = {
    absolute: path.join(root, shown) as AbsoluteDir,
    shown,
    origin: 'default',
    others: [],
  };
  return choice.engine.answer({ root, corpus, tool: 'lint' }, new AbortController().signal);
}

/** The answer in the words of the table. */
function told(answer: Answer): object {
  if (answer.ok) return { outcome: 'ok', exitCode: answer.exitCode };
  const { code, exitCode, message } = answer.failure;
  return { outcome: code, exitCode, says: code === 'usage' ? (message ?? null) : undefined };
}

describe('an adr command that', () => {
  it.each(expectedOutcomes)(
    '$title is $outcome, and nothing of it survives [cli-no-survivor] [outcome-cli-failed]',
    async ({ program, outcome, exitCode, says }) => {
      const answer = await lint({ ADRKIT_CLI: program(base) });
      expect(told(answer)).toEqual({
        outcome,
        exitCode: exitCode ?? (outcome === 'ok' ? 0 : undefined),
        says,
      });
      expect(await survivors(base)).toEqual([]);
    },
  );

  it.each(['env', 'parent-env'])(
    'prints %s shows no value of our environment [outcome-no-canary]',
    async (prints) => {
      for (const code of [0, 1, 2, 3]) {
        const answer = await lint({ ADRKIT_CLI: exiting(base, code, prints) });
        const text = JSON.stringify(answer);
        expect(text).not.toContain('canary');
        expect(answer.ok ? '' : text).not.toContain(base);
      }
    },
  );

  it.each(['adr-tools', 'npm-adr'])(
    'is %s on PATH is passed over and writes nothing [engine-path-contract]',
    async (name) => {
      const choice = await choose({ PATH: `${hostileProgram(name)}:/usr/bin:/bin` });
      expect(choice.ok && choice.engine.identity.kind).toBe('embedded');
      const passed = choice.considered.find(({ candidate }) => candidate === 'PATH');
      expect(passed).toMatchObject({ reason: 'other-program', file: path.join(hostileProgram(name), 'adr') });
      expect(readdirSync(root)).toEqual(['.git']);
    },
  );
});
