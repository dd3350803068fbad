import { stripVTControlCharacters } from 'node:util';
import { hostNode } from './hosts.mjs';
import { startProgress } from './progress.mjs';
import { run } from './run.mjs';
import { closingLine } from './tally.mjs';
import { toolNode, toolScript } from './tools.mjs';
import { runVitest } from './vitest.mjs';

/** @typedef {import('./tally.mjs').Counts} Counts */

const one = { passed: { passed: 1, failed: 0, skipped: 0 }, failed: { passed: 0, failed: 1, skipped: 0 } };

/**
 * Runs one gate and shows what it found when it fails.
 * @param {string} root
 * @param {import('./gates.mjs').Gate} gate
 * @param {NodeJS.WriteStream} out
 * @returns {Promise<Counts>}
 */
export async function runGate(root, gate, out) {
  const progress = startProgress(gate.name, out);
  const args = [toolScript(root, gate.package, gate.command), ...gate.args];
  const ran = await run(toolNode(root), args, { cwd: root });
  progress.end(ran.code === 0);
  if (ran.code === 0) return one.passed;
  out.write(`\n${forReader(`${ran.stdout}${ran.stderr}`, out)}\n\n${gate.next}\n\n`);
  return one.failed;
}

/**
 * Something that answers a problem to show, or null; counted only when it fails.
 * @param {Promise<string | null>} step
 * @param {NodeJS.WriteStream} out
 * @returns {Promise<Counts | null>}
 */
export async function prepare(step, out) {
  const problem = await step;
  if (problem === null) return null;
  out.write(`${problem}\n`);
  return one.failed;
}

/**
 * Runs tests and shows the failed ones.
 * @param {{ root: string, name: string, node: string, filters: readonly string[], out: NodeJS.WriteStream }} suite
 * @returns {Promise<{ counts: Counts, ofPackages: number }>}
 */
export async function runSuite({ root, name, node, filters, out }) {
  const progress = startProgress(name, out);
  const { counts, ofPackages, output } = await runVitest(root, node, filters, (tests) => {
    progress.detail = `${tests} tests done`;
  });
  progress.end(counts.failed === 0, closingLine(counts));
  if (counts.failed > 0) out.write(`\n${forReader(output, out)}\n\n`);
  return { counts, ofPackages };
}

/**
 * Some tools colour what they print wherever it goes; a log shows that as noise.
 * @param {string} text
 * @param {NodeJS.WriteStream} out
 */
function forReader(text, out) {
  return (out.isTTY ? text : stripVTControlCharacters(text)).trim();
}

/**
 * The Node that shows the product works on the oldest version it supports: that version where the matrix is there,
 * else the Node of this machine when it is another major than the tools run on. Null when there is none.
 * @param {string} root
 * @param {boolean} hosts whether the matrix is installed
 */
export async function floorNode(root, hosts) {
  if (hosts) return hostNode(root, 20);
  const tools = await run(toolNode(root), ['--version'], { cwd: root });
  const major = tools.stdout.slice(1).split('.', 1)[0];
  return major === process.versions.node.split('.', 1)[0] ? null : process.execPath;
}

/**
 * @param {string | null} before
 * @param {string | null} after
 * @param {NodeJS.WriteStream} out
 * @returns {Counts}
 */
export function judgeClone(before, after, out) {
  const clean = before !== '' || after === '';
  startProgress('the clone is as it was', out).end(clean);
  if (!clean) out.write(`\nThe run changed or created these files; nothing may do that:\n${after}\n`);
  return clean ? one.passed : one.failed;
}
