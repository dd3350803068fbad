import { failureCodes } from '@precedent/core';
import { expect, it } from 'vitest';
import { argumentCases } from '../../src/contract/cases/arguments.ts';
import { changeCases } from '../../src/contract/cases/changes.ts';
import { placeCases } from '../../src/contract/cases/places.ts';
import { programCases } from '../../src/contract/cases/programs.ts';

/** Codes that no case can bring about in the same way on every machine, and where they are proved instead. */
const elsewhere: Readonly<Record<string, string>> = {
  'unknown-tool': 'hosts have their own way of saying so; the suite asks for it by itself',
  'corpus-not-readable': 'the superuser may read everything; proved beside the reader',
  'git-unsafe-directory': 'needs a folder of another user; proved beside git',
  cancelled: 'a cancelled call has no answer in most hosts; proved beside the budget of a call',
  internal: 'would be a bug',
};

it('are all brought about by a case of the contract, or proved elsewhere [outcome-one-table]', () => {
  const cases = [...argumentCases, ...changeCases, ...placeCases, ...programCases];
  const met = cases.flatMap(({ expect: expected }) => ('code' in expected ? [expected.code] : []));
  const known = [...new Set([...met, ...Object.keys(elsewhere)])].toSorted();
  expect(known).toStrictEqual(Object.keys(failureCodes).toSorted());
});
