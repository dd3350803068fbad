import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { toolScript } from './tools.mjs';

/** @typedef {import('./tally.mjs').Counts} Counts */

/**
 * Runs Vitest on a given Node and answers what it counted, and what it printed about failures. A run that ends badly
 * without a failed test (it could not start, an option is wrong) counts as one failure.
 * @param {string} root
 * @param {string} node
 * @param {readonly string[]} filters parts of test file paths; none runs every file
 * @param {(tests: number) => void} onProgress how many tests are done
 * @returns {Promise<{ counts: Counts, ofPackages: number, output: string }>} `ofPackages`: how many tests lie there
 */
export function runVitest(root, node, filters, onProgress) {
  return new Promise((resolve) => {
    /** @type {Counts} */
    const counts = { passed: 0, failed: 0, skipped: 0 };
    let ofPackages = 0;
    let output = '';
    const reporter = `--reporter=${fileURLToPath(new URL('vitest-reporter.mjs', import.meta.url))}`;
    const child = spawn(node, [toolScript(root, 'vitest'), 'run', reporter, ...filters], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('message', (/** @type {any} */ message) => {
      if (message.kind === 'progress') onProgress(message.tests);
      if (message.kind === 'counts') {
        Object.assign(counts, message.counts);
        ofPackages = message.ofPackages;
      }
    });
    child.once('error', (error) => {
      counts.failed += 1;
      resolve({ counts, ofPackages, output: `${output}${error.message}\n` });
    });
    child.once('close', (code) => {
      if (code !== 0 && counts.failed === 0) counts.failed = 1;
      resolve({ counts, ofPackages, output });
    });
  });
}
