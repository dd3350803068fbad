import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { answerCases } from './cases/answers.ts';
import { argumentCases, rejected } from './cases/arguments.ts';
import { changeCases } from './cases/changes.ts';
import { placeCases } from './cases/places.ts';
import { programCases } from './cases/programs.ts';
import { sizeCases } from './cases/sizes.ts';
import { always, facts, governingOf, judge } from './facts.ts';
import { createRepository } from './repository.ts';
import type { ContractCase, ContractDriver, ContractSession } from './types.ts';

/** Runs every case through an adapter as its host would: the same cases for all, one driver for each. */
export function contractSuite(driver: ContractDriver): void {
  let shared: ReturnType<typeof openSession> | undefined;
  /** Cases that change nothing share a session, as the calls of one host do. */
  const sessionFor = async ({ arrange }: Pick<ContractCase, 'arrange'>): Promise<ContractSession> => {
    const opening = arrange ? openSession(driver, arrange) : (shared ??= openSession(driver));
    const { session, end } = await opening;
    if (arrange) onTestFinished(end);
    return session;
  };
  afterAll(async () => (await shared)?.end());

  const seen = async (one: ContractCase): Promise<object> => {
    const session = await sessionFor(one);
    const answer = await session.call(one.tool, one.args);
    const written = session.transcript();
    return { ...answer, governing: governingOf(answer), ...judge(answer, written, driver.limit) };
  };
  const due = (one: ContractCase) => ({ ...facts(one.expect), ...always });

  describe(`through ${driver.name}, a call`, { timeout: 60_000 }, () => {
    const carried = argumentCases.filter(({ args }) => driver.carries?.(args) ?? true);
    it.each(titled(carried))(
      '%s is refused by its rule [tool-schema-enforced, arg-never-echoed]',
      async (_, one) => {
        expect(await seen(one)).toMatchObject(due(one));
      },
    );

    it.each(titled(answerCases))(
      '%s [outcome-report, corpus-names-escaped, outcome-no-canary]',
      async (_, one) => {
        expect(await seen(one)).toMatchObject(due(one));
      },
    );

    it.each(titled(placeCases))(
      '%s [corpus-computed-once, corpus-symlink-escape, arg-path-unresolved, session-none]',
      async (_, one) => {
        expect(await seen(one)).toMatchObject(due(one));
      },
    );

    it.each(titled(changeCases))('%s [outcome-fixed-texts]', async (_, one) => {
      expect(await seen(one)).toMatchObject(due(one));
    });

    it.each(titled(programCases))(
      '%s [outcome-fixed-texts, outcome-no-leak, outcome-no-canary]',
      async (_, one) => {
        expect(await seen(one)).toMatchObject(due(one));
      },
    );

    it.each(titled(sizeCases))('%s is cut to the limit [limit-held, limit-says-so]', async (_, one) => {
      expect(await seen(one)).toMatchObject(due(one));
    });
  });

  it(`through ${driver.name} there are three tools [tool-three-only]`, async () => {
    const session = await sessionFor({});
    expect(await session.toolNames()).toStrictEqual(['adr_check', 'adr_explain', 'adr_lint']);
    expect(await session.call(`adr_${rejected}`, {})).toMatchObject({ kind: 'no-such-tool' });
  });
}

/** A title as a value of its own: as a property Vitest would quote and shorten it. */
function titled(cases: readonly ContractCase[]): (readonly [string, ContractCase])[] {
  return cases.map((one) => [one.title, one]);
}

async function openSession(
  driver: ContractDriver,
  arrange?: ContractCase['arrange'],
): Promise<{ session: ContractSession; end: () => Promise<void> }> {
  const repository = await createRepository();
  const { root, top } = repository;
  const elsewhere = path.join(top, 'elsewhere');
  await mkdir(elsewhere);
  const changed = (await arrange?.(repository)) ?? {};
  const opening = { workspace: root, env: {}, elsewhere, home: path.join(top, 'home'), ...changed };
  const session = await driver.open(opening);
  const end = async (): Promise<void> => {
    await session.close();
    await repository.dispose();
  };
  return { session, end };
}
