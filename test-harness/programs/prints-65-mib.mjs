#!/usr/bin/env node
// More than the cap, as one JSON object, so that only the cap can refuse it.
import { writeSync } from 'node:fs';

const mebibyte = Buffer.alloc(1024 * 1024, 'x');
writeSync(1, '{"text":"');
for (let written = 0; written < 65; written += 1) {
  for (let at = 0; at < mebibyte.length;) at += writeSync(1, mebibyte, at);
}
writeSync(1, '"}');
