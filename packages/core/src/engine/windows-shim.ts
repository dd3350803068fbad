/**
 * The JavaScript file that a Windows shim starts: relative to the shim's own folder, or absolute. Undefined for
 * anything that is not plainly "Node, this one file, the caller's arguments"; flags for Node count as something else.
 * The text of a `.cmd` or `.ps1` is only read: to start one takes a shell, which would read the arguments too.
 *
 * The package managers write a line for each place where Node may be; every line that starts something must agree.
 */
export function shimTarget(text: string): string | undefined {
  if (text.length > longestShim) return undefined;
  const lines = text.split(/\r?\n/u);
  if (lines.some((line) => setsProgram.test(line) && !setsNode.test(line))) return undefined;
  const targets = new Set(lines.filter((line) => startsSomething.test(line)).map(targetOf));
  const [target] = targets;
  return targets.size === 1 ? target : undefined;
}

export const longestShim = 16_384;

/** A shim hands on all its arguments, at the end of the line. */
const startsSomething = /(?:%\*|\$args)\s*$/u;
/** npm's shims name the interpreter first: `SET "_prog=node"`. */
const setsProgram = /\bset\s+"?_prog=/iu;
const setsNode = /\bset\s+"?_prog=(?:%~?dp0%?\\)?node(?:\.exe)?"?\s*$/iu;

const cmdLine =
  /^(?:.*&\s+)?\s*@?\s*(?:"%_prog%"|"%~?dp0%?\\node\.exe"|node(?:\.exe)?)\s+"(?:%~?dp0%?\\*)?(?<target>[^"%]+)"\s+%\*\s*$/iu;
const powershellLine =
  /^\s*(?:\$input\s*\|\s*)?&\s*(?:"\$basedir\/node\$exe"|"node\$exe")\s+"(?:\$basedir\/)?(?<target>[^"$`]+)"\s+\$args\s*$/iu;

function targetOf(line: string): string | undefined {
  return (cmdLine.exec(line) ?? powershellLine.exec(line))?.groups?.['target']?.replaceAll('/', '\\');
}
