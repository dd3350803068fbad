import { describe, expect, it } from 'vitest';
import { importsIn } from '../../src/source/imports.ts';

describe('importsIn', () => {
  it('reads every way to name a module', () => {
    const source = [
      `import a, { b } from 'one';`,
      `import 'two';`,
      `import type { C } from "three";`,
      `export { d } from './four.ts';`,
      `const e = await import('five');`,
      `const f = require('six');`,
      `import.meta.resolve('seven');`,
      `process.getBuiltinModule('eight');`,
    ].join('\n');
    expect(importsIn(source)).toEqual(['one', 'two', 'three', './four.ts', 'five', 'six', 'seven', 'eight']);
  });

  it('passes over comments and strings that look like one', () => {
    expect(importsIn(`// import 'one';\n/* from 'two' */ const a = "from 'three'"; f('from');`)).toEqual([]);
  });
});
