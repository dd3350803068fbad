#!/usr/bin/env node
// Started through a link named `exits-CODE-WHAT`, it prints that and exits so.
import { readFileSync, writeSync } from 'node:fs';

const [, code, what] = /exits-(\d+)-([a-z-]+)$/.exec(process.argv[1]) ?? [];
const key = 'ghp_0123456789abcdefghijABCDEFGHIJ012345';
const secrets = `Bearer ${key} at https://user:${key}@host.example/x with sk-proj-0123456789abcdefghij`;
const stack = new Error(`Cannot read the corpus of ${process.execPath}`).stack;
const inherited = () => readFileSync(`/proc/${process.ppid}/environ`, 'latin1').replaceAll('\0', '\n');

const prints = {
  json: { out: `{"ok":true,"from":"exits","args":${JSON.stringify(process.argv.slice(2))}}` },
  array: { out: '[]' },
  text: { out: 'This is not JSON.' },
  truncated: { out: `{"findings":[{"rule":"x","message":"cut` },
  nothing: {},
  'stderr-only': { err: 'This went wrong.' },
  stack: { err: `${stack}\n` },
  key: { out: secrets, err: secrets },
  ansi: {
    out: '\u001B[2J\u001B]0;title\u0007\u001B[31m{}',
    err: '\u001B[2J\u001B]0;title\u0007\u001B[31mRefused\u001B[0m.',
  },
  env: { out: JSON.stringify({ env: process.env }), err: Object.entries(process.env).join('\n') },
  'parent-env': { err: what === 'parent-env' ? inherited() : '' },
  writing: { err: 'Try: adr new "title", or adr\u200Bmigrate.' },
  long: { err: '🏛'.repeat(5000) },
};
const { out = '', err = '' } = prints[what];
writeSync(1, out);
writeSync(2, err);
process.exit(Number(code));
