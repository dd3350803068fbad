import { tokenize } from './tokens.ts';

/** The modules that a file names: in `import`, `export … from`, `import(…)`, `require(…)` and `import.meta.resolve(…)`. */
export function importsIn(source: string): string[] {
  const tokens = tokenize(source);
  const modules: string[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'string') continue;
    const before = tokens[index - 1];
    const caller = tokens[index - 2];
    const declared = before?.kind === 'word' && (before.text === 'from' || before.text === 'import');
    const called =
      before?.kind === 'sign' &&
      before.text === '(' &&
      caller?.kind === 'word' &&
      ['import', 'require', 'resolve', 'getBuiltinModule'].includes(caller.text);
    if (declared || called) modules.push(token.text);
  }
  return modules;
}
