import type { Query } from '../query.ts';

/**
 * The command line of one question. Only read-only subcommands can come out of it, the corpus is always named, and
 * paths stand behind `--`, where no program reads an option.
 */
export function callArguments(query: Query): readonly string[] {
  const { shown, absolute } = query.corpus;
  const dir = ['--json', '--dir', shown.startsWith('-') ? absolute : shown];
  switch (query.tool) {
    case 'check':
      return ['check', ...dir, '--', ...query.paths];
    case 'explain':
      return ['explain', ...dir, '--', query.path];
    case 'lint':
      return ['lint', ...dir];
  }
}
