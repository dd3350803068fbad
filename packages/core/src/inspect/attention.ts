import { failureCodes, type FailureCode } from '../codes/table.ts';
import type { Attention, Inspection } from './types.ts';

/** What somebody should do something about, most important first. */
export function attentionIn(inspection: Omit<Inspection, 'attention'>): Attention[] {
  const { place, engine, answer, changed, folders, node, git, environment } = inspection;
  const found: Attention[] = [];
  if (!node.supported) {
    const next = 'Install Node 20.19, 22.12 or a later one.';
    found.push({ about: 'Node', what: 'This Node is older than what Precedent is made for.', next });
  }
  if (!place.ok) found.push(ofCode('directory', place.code));
  if (!engine.ok) found.push(withoutEngine(inspection));
  if (place.ok && !place.there && answer?.ok !== false) found.push(ofCode('records', 'corpus-not-found'));
  if (answer?.ok === false) found.push(ofCode('records', answer.code, answer.message));
  const gitTrouble = git.trouble ?? (changed?.ok === false ? changed.code : undefined);
  if (gitTrouble !== undefined) found.push(ofCode('changed files', gitTrouble));
  for (const { name, sentence } of environment.mistakes) {
    found.push({ about: name, what: `${name} has a value that it cannot have.`, next: sentence });
  }
  for (const { holds, state } of folders) {
    if (state === 'not-writable') {
      const what = `The folder for ${holds} cannot be written.`;
      found.push({
        about: holds,
        what,
        next: 'Everything still answers. Check its permissions, or set PRECEDENT_HOME.',
      });
    } else if (state === 'inside-root') {
      const what = `The folder for ${holds} lies inside the repository, so it is not used.`;
      found.push({ about: holds, what, next: 'Set PRECEDENT_HOME to a folder outside it.' });
    }
  }
  if (folders.length === 0) {
    const next = 'Everything still answers. Set HOME or PRECEDENT_HOME.';
    found.push({ about: 'folders', what: 'There is no home directory to keep anything in.', next });
  }
  return found;
}

function ofCode(about: string, code: FailureCode, more?: string): Attention {
  const { message, next } = failureCodes[code];
  return { about, what: more === undefined ? message : `${message} ${more}`, next };
}

function withoutEngine({ engine }: Pick<Inspection, 'engine'>): Attention {
  const unusable = engine.considered.find(({ verdict }) => verdict === 'unusable');
  if (unusable !== undefined) {
    const what = `${failureCodes['cli-unresolved'].message} ${unusable.sentence}`;
    return { about: 'engine', what, next: 'Correct or unset ADRKIT_CLI.' };
  }
  return {
    about: 'engine',
    what: 'PRECEDENT_ENGINE=external asks for an adr command, and there is none.',
    next: 'Unset PRECEDENT_ENGINE, put one that speaks our contract on PATH, or name it in ADRKIT_CLI.',
  };
}
