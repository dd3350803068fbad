import type { Bounded, BoundedList, Report, Source, ToolSuccess } from '../outcome.ts';
import type { Query } from '../query.ts';
import { scrubValue } from '../scrub/scrub-value.ts';
import { cutReasons, reasonsCut } from './decision-reasons.ts';
import { measure, type ResultLimit } from './limits.ts';
import { listAt, listRules, repeatsBuckets, withList } from './lists.ts';
import { shortenList } from './shorten-list.ts';
import { clipTexts, squeeze, squeezes, type Count } from './squeeze.ts';
import { viewOf } from './view.ts';

const ways: Record<Query['tool'], string> = {
  check: 'Ask for less with fewer paths, or with adr_explain for one path.',
  explain: 'For the rest, read the records themselves.',
  lint: 'Correct what is shown and call again for the rest.',
};

/** Texts longer than this are clipped before any entry is left out. */
const longText = 1000;

/**
 * The success as it stands, or made small enough for the limit: always the same parts for the same answer, the least
 * useful first, with totals and how to ask for less. Never fails, whatever shape the report has.
 */
export function fit(success: ToolSuccess, tool: Query['tool'], limit: ResultLimit): ToolSuccess {
  const size = (candidate: ToolSuccess): number => measure(JSON.stringify(viewOf(candidate)), limit);
  if (size(success) <= limit.most) return success;

  const how = ['Too large for one answer.'];
  let fitted = success;
  if (repeatsBuckets(success.report)) {
    const { governedBy, ...report } = success.report;
    const all = (governedBy as readonly unknown[]).length;
    how.push('governedBy, which repeats governing, activeProposals and history, is left out.');
    fitted = bound(success, report, { kept: all, total: all }, [], [...how, ways[tool]]);
    if (size(fitted) <= limit.most) return fitted;
  }
  const cut = cutReasons(fitted.report);
  if (cut !== fitted.report) how.push(reasonsCut);
  fitted = { ...fitted, report: scrubValue(clipTexts(cut, longText)) };
  fitted = shortenLists(fitted, [...how, 'lists gives the totals.', ways[tool]], limit, size);
  return size(fitted) <= limit.most ? fitted : squeezeWhole(fitted, ways[tool], limit, size);
}

type Size = (candidate: ToolSuccess) => number;

function shortenLists(
  success: ToolSuccess,
  how: readonly string[],
  limit: ResultLimit,
  size: Size,
): ToolSuccess {
  const sizeOf = (text: string): number => measure(text, limit);
  const lists: BoundedList[] = [];
  let fitted = success;
  // Measured once: what each list saves and what naming it costs is counted from then on.
  let now = size(bound(success, success.report, countOf([]), [], how));
  for (const rule of listRules) {
    const list = listAt(fitted.report, rule.at);
    if (now <= limit.most || list === undefined || list.length <= (rule.least ?? 0)) continue;
    const entry = { list: rule.at, kept: list.length, total: list.length };
    const cost = sizeOf(JSON.stringify(entry)) + 30;
    const shortened = shortenList(list, rule, now - limit.most + cost, sizeOf);
    now += cost - shortened.saved;
    lists.push({ ...entry, kept: shortened.list.length });
    fitted = { ...fitted, report: withList(fitted.report, rule.at, shortened.list) };
  }
  return bound(fitted, fitted.report, countOf(lists), lists, how);
}

/** For shapes nobody knows, and for limits that leave room for hardly anything. */
function squeezeWhole(success: ToolSuccess, way: string, limit: ResultLimit, size: Size): ToolSuccess {
  const how = ['Too large for one answer: long texts, lists and objects are cut.', way];
  for (const most of squeezes) {
    const count: Count = { kept: 0, total: 0 };
    const report = scrubValue(squeeze(success.report, most, count) as Report);
    const lists = (success.bounded?.lists ?? []).map((known) => ({
      ...known,
      kept: listAt(report, known.list)?.length ?? 0,
    }));
    const fitted = bound(success, report, lists.length > 0 ? countOf(lists) : count, lists, how);
    if (size(fitted) <= limit.most) return fitted;
  }
  const bare = bound(success, {}, { kept: 0, total: 1 }, [], how);
  const withSource = (most: number): ToolSuccess => {
    const source: Source = { ...clipTexts(success.source, most), otherCorpora: [] };
    return { ...bare, source: scrubValue(source) };
  };
  return [Infinity, 80].map(withSource).find((each) => size(each) <= limit.most) ?? withSource(20);
}

function bound(
  success: ToolSuccess,
  report: Report,
  { kept, total }: Count,
  lists: readonly BoundedList[],
  how: readonly string[],
): ToolSuccess {
  const bounded: Bounded = { kept, total, ...(lists.length === 0 ? {} : { lists }), how: how.join(' ') };
  return { ...success, report, bounded };
}

function countOf(lists: readonly BoundedList[]): Count {
  return {
    kept: lists.reduce((sum, { kept }) => sum + kept, 0),
    total: lists.reduce((sum, { total }) => sum + total, 0),
  };
}
