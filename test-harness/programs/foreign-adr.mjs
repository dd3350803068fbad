#!/usr/bin/env node
// A small, honest adr of another maker: it speaks the contract of the command line and nothing else. It reads records
// with the built record engine, so that what differs between it and the embedded engine is the way there and back.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createRecordEngine } from '../../packages/records/dist/index.mjs';

const usage =
  'Usage:\n  adr lint [--json] [--dir D]\n  adr check [--json] [--dir D] -- FILES\n  adr explain [--json] [--dir D] -- PATH\n';

function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  return 2;
}

function parse() {
  const options = { json: { type: 'boolean' }, dir: { type: 'string' }, version: { type: 'boolean' } };
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return { mistake: error.message };
  }
}

async function main() {
  const { mistake, values, positionals } = parse();
  if (mistake) return refuse(`${mistake}\n\n${usage}`);
  if (values.version) {
    process.stdout.write('{"name":"foreign-adr","version":"9.8.7","contract":"adrkit/0.8"}\n');
    return 0;
  }
  const [command, ...files] = positionals;
  const shown = values.dir ?? 'docs/adr';
  const at = { root: process.cwd(), dir: path.resolve(shown) };
  const engine = createRecordEngine({ cache: false, today: () => new Date().toISOString().slice(0, 10) });
  const questions = {
    lint: () => engine.lint(at, files),
    check: () => engine.check(at, files),
    explain: () => engine.explain(at, files[0]),
  };
  if (!Object.hasOwn(questions, command ?? '')) return refuse(usage);
  const answer = await questions[command]();
  if (!answer.ok) {
    const what = answer.problem === 'corpus-not-readable' ? 'not readable' : 'not found';
    return refuse(`Corpus directory ${what}: '${shown}'.`);
  }
  process.stdout.write(`${JSON.stringify(answer.report, null, 2)}\n`);
  return answer.exitCode;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 70;
}
