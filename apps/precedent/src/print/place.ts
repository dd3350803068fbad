import type { Inspection } from '@precedent/core';
import { counted } from './counted.ts';
import type { Row } from './table.ts';

/** Directory, work tree, records, changed files, the engine that answers, and what runs it all. */
export function placeLines({ directory, place, engine, answer, changed, node, git }: Inspection): Row[] {
  const rows: Row[] = [
    {
      mark: place.ok ? 'yes' : 'bad',
      name: 'Directory',
      text: `${directory.path ?? 'none'} (${directory.from})`,
    },
  ];
  const found = place.ok ? place : place.refused;
  if (found !== undefined) {
    const text = found.workTree ? found.root : 'none, so changed files cannot be listed';
    rows.push({ mark: found.workTree ? 'yes' : 'no', name: 'Work tree', text });
  }
  if (place.ok) {
    const { corpus } = place;
    const others = corpus.others.map((other) => `${other} would also do, and is not read`);
    rows.push({
      mark: recordsMark(place.there, answer),
      name: 'Records',
      text: `${corpus.shown} (${origins[corpus.origin]})${place.there ? summary(answer) : ', not there'}`,
      more: others,
    });
  } else if (place.refused !== undefined) {
    const { origin, folder } = place.refused.named;
    const text = `${folder} (${origins[origin]}), ${refusals[place.code] ?? place.code}`;
    rows.push({ mark: 'bad', name: 'Records', text });
  }
  rows.push({ mark: engine.ok ? 'yes' : 'bad', name: 'Engine', text: engineName(engine) });
  if (changed?.ok) {
    const text = `${counted(changed.files, 'file')} since ${changed.base ?? 'the last commit'}`;
    rows.push({ mark: 'yes', name: 'Changes', text, more: changed.why === undefined ? [] : [changed.why] });
  } else if (changed) rows.push({ mark: 'bad', name: 'Changes', text: changed.code });
  rows.push({ mark: node.supported ? 'yes' : 'bad', name: 'Node', text: node.version });
  rows.push({ mark: git.trouble ? 'bad' : 'yes', name: 'git', text: git.version ?? 'not found' });
  return rows;
}

const origins = {
  argument: '--dir',
  environment: 'ADRKIT_DIR',
  found: 'found',
  'adr-dir': 'named by .adr-dir',
  log4brains: 'named by .log4brains.yml',
  default: 'the usual place',
} as const;

const refusals: Partial<Record<string, string>> = {
  'symlink-escape': 'leads out of the repository',
  'corpus-not-readable': 'cannot be read',
  'corpus-not-found': 'not a path of this system',
};

function recordsMark(there: boolean, answer: Inspection['answer']): 'yes' | 'no' | 'bad' {
  if (!there || answer?.ok === false) return 'bad';
  return answer === undefined ? 'no' : 'yes';
}

function summary(answer: Inspection['answer']): string {
  if (answer === undefined) return ', not asked';
  if (!answer.ok) return '';
  const { records, errors, warnings } = answer;
  return `, ${[counted(records, 'record'), counted(errors, 'error'), counted(warnings, 'warning')].join(', ')}`;
}

function engineName({ answers }: Inspection['engine']): string {
  if (answers === undefined) return 'none';
  if (answers.kind === 'embedded') return `built in, ${answers.version}`;
  return answers.version === undefined ? answers.executable : `${answers.executable}, ${answers.version}`;
}
