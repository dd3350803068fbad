import type { CheckReport, ExplainReport, ListReport } from '@precedent/records';
import { digest } from './digest.ts';
import { fit } from './fit.ts';
import { governing } from './governing.ts';
import { indexLines } from './index-lines.ts';
import { decisionItems, findingItems, statusItems, type Item } from './items.ts';
import { agentOf, beginGeneration, ledgerFor, remember, toldTo } from './ledger.ts';
import { statusEdit } from './status-edit.ts';
import type { Advised, AdviceEvent, AdviceReport, Edited, Ledger } from './types.ts';
import { name } from './words.ts';

const quoted = 'Quoted from this repository’s decision records';

function indexItems(report: ListReport, told: ReadonlySet<string>): Item[] {
  const lines = indexLines(report).join('\n');
  const key = digest(lines);
  return lines === '' || told.has(key) ? [] : [{ keys: [key], line: lines }];
}

/** Decisions on files that are being changed; those that are records, and change their status, before them. */
function editItems(
  what: string,
  change: string,
  edits: readonly Edited[],
  report: CheckReport | ExplainReport,
  told: ReadonlySet<string>,
): Item[] {
  const head = `${quoted}, which govern ${what}; keep ${change} to them:`;
  const records = new Set('changedRecords' in report ? report.changedRecords : []);
  const statuses = edits
    .filter(({ path }) => records.has(path))
    .flatMap(({ path, before, after }) => statusItems(path, statusEdit(before, after), told));
  const paths = edits.map(({ path }) => path);
  return [...statuses, ...decisionItems(head, governing(report, paths), told)];
}

function fileItems(event: AdviceEvent, report: AdviceReport, told: ReadonlySet<string>): Item[] {
  if ('records' in report) return [];
  switch (event.kind) {
    case 'read':
      return decisionItems(
        `${quoted}, which govern ${name(event.path)}:`,
        governing(report, [event.path]),
        told,
      );
    case 'prompt':
      return decisionItems(`${quoted}, which govern files named here:`, governing(report, event.paths), told);
    case 'reads':
      return decisionItems(`${quoted}, which govern files shown here:`, governing(report, event.paths), told);
    case 'edit':
      return editItems(name(event.path), 'this change', [event], report, told);
    case 'edits':
      return editItems('files changed here', 'the change', event.edits, report, told);
    case 'after-check': {
      const head = `${quoted}, which govern files that changed; hold the changes against them:`;
      return [...findingItems(report, told), ...decisionItems(head, governing(report, event.paths), told)];
    }
    default:
      return [];
  }
}

/**
 * What an agent should hear now that something happened, and what it has then been told. Pure: the arguments stay as
 * they are. Nothing is said twice to one agent in one context about one file while the record says the same, and
 * nothing about files that no decision governs.
 *
 * @param report what the embedded engine answered; undefined when it could not
 * @param limit the most characters (UTF-16 units) the host takes
 */
export function advise(
  event: AdviceEvent,
  report: AdviceReport | undefined,
  ledger: Ledger,
  limit: number,
): Advised {
  const agent = agentOf(event);
  const own = ledgerFor(event.session, ledger);
  const begins = event.kind === 'new-context' || event.kind === 'sub-agent-start';
  const current = begins ? beginGeneration(own, agent) : own;
  if (report === undefined) return { ledger: current };
  const told = new Set(toldTo(current, agent).keys);
  const opens = begins || event.kind === 'session-start';
  const items = opens && 'records' in report ? indexItems(report, told) : fileItems(event, report, told);
  const { advice, keys } = fit(items, limit);
  return { ...(advice === undefined ? {} : { advice }), ledger: remember(current, agent, keys) };
}
