/** Values that a script gave its variables in plain words, and how much more text they may still add. */
export interface Variables {
  readonly values: Map<string, string>;
  budget: number;
}

export function newVariables(): Variables {
  return { values: new Map(), budget: 4096 };
}

const assignment = /^([A-Za-z_]\w*)=(.*)$/s;
const declaring = new Set(['export', 'local', 'readonly', 'declare', 'typeset', 'set']);

export function isAssignment(word: string): boolean {
  return assignment.test(word);
}

/** Keeps `name=value` at the start of a command (or behind `export`), and PowerShell's `$name = value`. */
export function rememberAssignments({ values }: Variables, words: readonly string[]): void {
  if (words.length === 3 && words[1] === '=' && words[0]?.startsWith('$')) {
    values.set(words[0].slice(1).toLowerCase(), words[2] ?? '');
    return;
  }
  const declares = declaring.has(words[0] ?? '');
  for (const word of declares ? words.slice(1) : words) {
    const [, name, value] = assignment.exec(word) ?? [];
    if (name !== undefined && value !== undefined) values.set(name, value);
    // Elsewhere the first other word is the program; a declaration has options and bare names among the values.
    else if (!declares) return;
  }
}

/** What stands for a variable: its value, or nothing when it is unknown or the text would grow too much. */
export function valueOf(variables: Variables, name: string): string {
  const value = variables.values.get(name) ?? '';
  if (value.length > variables.budget) return '';
  variables.budget -= value.length;
  return value;
}
