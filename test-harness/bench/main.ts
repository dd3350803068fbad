import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generateCorpus } from '../src/generate-corpus.ts';
import type { GeneratedCorpus } from '../src/generate-corpus.ts';
import { overBudget, toTable } from './budgets.ts';
import type { Row } from './budgets.ts';
import { measureBridge } from './bridge-calls.ts';
import { measureInterleaved } from './measure.ts';
import { measureServer } from './server-calls.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const adr = path.join(root, 'apps/adr/dist/adr.mjs');
const server = path.join(root, 'packages/mcp-server/dist/server.mjs');
/** A file changed less than this ago is read again by every call, because its times prove nothing yet. */
const untilTrusted = 2500;

const { values } = parseArgs({
  options: {
    node: { type: 'string', default: process.execPath },
    rounds: { type: 'string', default: '21' },
    json: { type: 'boolean', default: false },
  },
});

const small = await generateCorpus({ records: 31, seed: 1 });
const large = await generateCorpus({ records: 1000, seed: 1 });
try {
  for (const corpus of [small, large]) execFileSync('git', ['init', '--quiet'], { cwd: corpus.root });
  await sleep(untilTrusted);
  const rows = [
    ...timeCommands(small, large, Number(values.rounds)),
    ...(await timeServer(large)),
    ...(await timeBridge()),
  ];
  report(rows, scrubbing());
} finally {
  await Promise.all([small.dispose(), large.dispose()]);
}

function timeCommands(few: GeneratedCorpus, many: GeneratedCorpus, rounds: number): Row[] {
  const node = (name: string, args: readonly string[], cwd: string) => ({
    name,
    file: values.node,
    args,
    cwd,
  });
  const times = measureInterleaved(
    [
      node('node -e 0', ['-e', '0'], few.root),
      node('adr --version', [adr, '--version'], few.root),
      node('adr explain, 31 records', [adr, 'explain', '--json', few.governedFile], few.root),
      node('adr check, 1,000 records', [adr, 'check', '--json', many.governedFile], many.root),
    ],
    rounds,
  );
  const most: Record<string, number> = { 'adr explain, 31 records': 3, 'adr check, 1,000 records': 12 };
  const empty = times.get('node -e 0') ?? Number.NaN;
  return [...times].map(([name, milliseconds]) => ({
    name,
    milliseconds,
    ratio: milliseconds / empty,
    ...(most[name] === undefined ? {} : { budget: { unit: 'x', most: most[name] } as const }),
  }));
}

async function timeServer(many: GeneratedCorpus): Promise<Row[]> {
  const options = { node: values.node, server, cwd: many.root, path: many.governedFile, servers: 15 };
  const { start, firstCall, secondCall } = await measureServer(options);
  return [
    { name: 'server, start to initialize', milliseconds: start },
    { name: 'adr_explain, first, 1,000 records', milliseconds: firstCall },
    { name: 'adr_explain, second', milliseconds: secondCall, budget: { unit: 'ms', most: 10 } },
  ];
}

async function timeBridge(): Promise<Row[]> {
  const { bridged, direct } = await measureBridge(300);
  return [
    { name: 'bridged call', milliseconds: bridged },
    {
      name: 'bridged call, beyond a direct one',
      milliseconds: bridged - direct,
      budget: { unit: 'ms', most: 1 },
    },
  ];
}

/** The scrubber's own benchmark: it prints what it found and ends with 1 when that is over its budget. */
function scrubbing(): { text: string; over: boolean } {
  const file = path.join(root, 'test-harness/bench/scrub.mjs');
  if (!existsSync(file)) return { text: '', over: false };
  const args = values.json ? [file, '--json'] : [file];
  const ran = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { text: `${ran.stdout}${ran.stderr}`.trimEnd(), over: ran.status !== 0 };
}

function report(rows: readonly Row[], scrub: { text: string; over: boolean }): void {
  const over = rows.some(overBudget) || scrub.over;
  if (values.json) console.log(JSON.stringify({ node: values.node, rows, scrub, over }, null, 2));
  else console.log([toTable(rows), scrub.text].filter((part) => part !== '').join('\n\n'));
  process.exitCode = over ? 1 : 0;
}
