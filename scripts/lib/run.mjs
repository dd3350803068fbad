import { spawn } from 'node:child_process';

/**
 * What became of a program: `code` is null when a signal ended it or it could not be started.
 * @typedef {{ code: number | null, stdout: string, stderr: string }} Ran
 */

/**
 * Runs a program without a shell and collects what it prints. Never rejects: a program that cannot be started
 * has code null and the reason in `stderr`.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, show?: boolean }} options `show` lets it print to our terminal.
 * @returns {Promise<Ran>}
 */
export function run(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['ignore', options.show ? 'inherit' : 'pipe', options.show ? 'inherit' : 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => (stdout += text));
    child.stderr?.setEncoding('utf8').on('data', (text) => (stderr += text));
    child.once('error', (error) => resolve({ code: null, stdout, stderr: `${stderr}${error.message}\n` }));
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/**
 * The last lines of what a failed program printed, for a person who has to act on it.
 * @param {Ran} ran
 * @param {number} [lines]
 */
export function tail(ran, lines = 25) {
  return `${ran.stdout}${ran.stderr}`.trimEnd().split('\n').slice(-lines).join('\n');
}
