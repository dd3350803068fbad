export interface Line {
  readonly content: string;
  /** 1-based. */
  readonly line: number;
}

/** The lines that lie in no fenced block. A fence that nothing closes runs to the end. */
export function outsideFences(lines: readonly string[]): readonly Line[] {
  const outside: Line[] = [];
  let fence: string | undefined;
  for (const [at, content] of lines.entries()) {
    if (fence === undefined) {
      fence = openingOf(content);
      if (fence === undefined) outside.push({ content, line: at + 1 });
    } else if (closes(content, fence)) fence = undefined;
  }
  return outside;
}

function openingOf(content: string): string | undefined {
  const [, fence, info] = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(content) ?? [];
  // With a backtick behind it, a run of backticks is code within a line.
  return fence?.startsWith('`') === true && info?.includes('`') === true ? undefined : fence;
}

function closes(content: string, fence: string): boolean {
  const run = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(content)?.[1];
  return run !== undefined && run[0] === fence[0] && run.length >= fence.length;
}
