import { pathToFileURL } from 'node:url';
import { scrubText } from '../../packages/core/src/scrub/scrub-text.ts';
import { scrubValue } from '../../packages/core/src/scrub/scrub-value.ts';
import { overBudget, toTable } from './budgets.ts';

/** @typedef {import('./budgets.ts').Row} Row */

const rounds = 60;

const english =
  'We will route every payment through the gateway, because a second path to the processor cannot be audited; ' +
  'see docs/adr/0007-link-new-services.md, and the ADR on retries.';
const russian = '👍🏽 Решение принято: все платежи идут через шлюз, иначе второй путь нельзя проверить. ❤️';

/** What an answer about 1,000 decisions looks like. @param {string} sentence */
function report(sentence) {
  const governedBy = Array.from({ length: 1000 }, (_, index) => {
    const recordId = String(index).padStart(4, '0');
    return {
      recordId,
      title: `Route payments of part ${index} through the gateway`,
      status: 'accepted',
      bucket: 'governing',
      firedMatchers: [{ type: 'path', pattern: `src/part${index}/**` }],
      recordPath: `docs/adr/${recordId}-route-payments.md`,
      effectiveStatus: 'accepted',
      summary: `${recordId}: ${sentence}`,
      why: `src/part${index}/a.ts matches src/part${index}/**, which this record declares.`,
    };
  });
  return { governedBy };
}

/**
 * Times the scrubber against JSON.parse of the same text, in turns; the ratio is of the two fastest times.
 * @returns {Promise<Row[]>}
 */
export async function run() {
  const rows = [];
  for (const [language, sentence] of Object.entries({ English: english, Russian: russian })) {
    const text = JSON.stringify(report(sentence), null, 2);
    const parsed = JSON.parse(text);
    const [parse, asText, asValue] = fastest([
      () => JSON.parse(text),
      () => scrubText(text),
      () => scrubValue(parsed),
    ]);
    rows.push(row(`scrub a report as text, ${language}`, asText, parse));
    rows.push(row(`scrub a report as data, ${language}`, asValue, parse));
  }
  return rows;
}

/**
 * @param {string} name
 * @param {number} milliseconds
 * @param {number} parse
 * @returns {Row}
 */
function row(name, milliseconds, parse) {
  return { name, milliseconds, ratio: milliseconds / parse, budget: { unit: 'x', most: 3 } };
}

/** @param {(() => unknown)[]} tasks @returns {[number, number, number]} milliseconds */
function fastest(tasks) {
  /** @type {[number, number, number]} */
  const best = [Infinity, Infinity, Infinity];
  for (let round = 0; round < rounds; round += 1) {
    tasks.forEach((task, index) => {
      const started = performance.now();
      task();
      best[index] = Math.min(best[index] ?? Infinity, performance.now() - started);
    });
  }
  return best;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rows = await run();
  if (process.argv.includes('--json')) console.log(JSON.stringify(rows));
  else console.log(`Beside JSON.parse of the same text:\n${toTable(rows)}`);
  process.exitCode = rows.some(overBudget) ? 1 : 0;
}
