import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { cloneState } from './lib/clone.mjs';
import { gates } from './lib/gates.mjs';
import { ensureHosts, hostsWanted } from './lib/hosts.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { floorNode, judgeClone, prepare, runGate, runSuite } from './lib/steps.mjs';
import { closingLine, exitCode, total } from './lib/tally.mjs';
import { toolNode } from './lib/tools.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = process.stdout;

/** Nothing a tool does here may reach for the network or report anywhere. */
Object.assign(process.env, { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' });

/** @param {string} line */
const say = (line) => out.write(`${line}\n`);

const counts = total(await everything());
say(`\n${closingLine(counts)}`);
process.exitCode = exitCode(counts);

/** Each part in turn; a part that later ones need ends the run when it fails. */
async function everything() {
  const before = await cloneState(root);
  const hosts = hostsWanted();
  const notInstalled = await prepare(ensureInstalled(root, say), out);
  if (notInstalled !== null) return [notInstalled];
  const notReady =
    (hosts ? await prepare(ensureHosts(root, say), out) : null) ??
    (await prepare(ensureBuilt(root, say), out));
  if (notReady !== null) return [notReady];

  const parts = [];
  for (const gate of gates) parts.push(await runGate(root, gate, out));
  const tests = await runSuite({ root, name: 'tests', node: toolNode(root), filters: [], out });
  parts.push(tests.counts, await floor(hosts, tests.ofPackages));
  parts.push(judgeClone(before, await cloneState(root), out));
  return parts;
}

/**
 * The packages' own tests once more, on the oldest Node there is.
 * @param {boolean} hosts
 * @param {number} tests how many there are, which is how many are skipped without such a Node
 */
async function floor(hosts, tests) {
  const name = 'packages on the oldest Node';
  const node = await floorNode(root, hosts);
  if (node !== null) return (await runSuite({ root, name, node, filters: ['packages/'], out })).counts;
  say(`- ${name}: skipped; PRECEDENT_HOSTS=1 npm test runs them`);
  return { passed: 0, failed: 0, skipped: tests };
}
