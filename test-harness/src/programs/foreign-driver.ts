import path from 'node:path';
import { failureCodes } from '@precedent/core';
import type { Answer, ContractDriver, ContractSession } from '../contract/types.ts';
import { systemPath } from '../drivers/mcp.ts';
import { linkProgram } from './programs.ts';

/** What a foreign `adr` cannot but say in its own way, in the words that the embedded engine has for it. */
const notFound =
  "usage: The adr command refused the call. Its own message follows, if it gave one. Corpus directory not found: 'docs/adr'. Exit code: 2.";

/**
 * Another driver with a foreign `adr` first on PATH. Its answers come back as the embedded engine's would, but for
 * the engine's name, which is noted in `engines` and replaced; so the whole contract suite can be held to it.
 */
export function withForeignAdr(driver: ContractDriver, engines: Set<string>): ContractDriver {
  return {
    ...driver,
    name: `${driver.name} with a foreign adr`,
    open: async (opening) => {
      const bin = path.join(opening.elsewhere, 'bin');
      const foreign = linkProgram(bin, 'foreign-adr.mjs', 'adr');
      const env = { PATH: `${bin}${path.delimiter}${systemPath}`, ...opening.env };
      const session = await driver.open({ ...opening, env });
      return {
        ...session,
        call: async (...call) => translate(await session.call(...call), foreign, engines),
      };
    },
  };
}

function translate(
  answer: Answer,
  foreign: string,
  engines: Set<string>,
): Awaited<ReturnType<ContractSession['call']>> {
  if (answer.kind === 'failure' && answer.text === notFound) {
    const { message, next } = failureCodes['corpus-not-found'];
    return { kind: 'failure', text: `corpus-not-found: ${message} ${next}` };
  }
  if (answer.kind !== 'success') return answer;
  const source = answer.view['source'] as { readonly engine: string };
  engines.add(source.engine.replace(foreign, 'foreign'));
  if (source.engine !== `${foreign} 9.8.7`) return answer;
  const view = { ...answer.view, source: { ...source, engine: 'embedded' } };
  return { kind: 'success', view, text: JSON.stringify(view) };
}
