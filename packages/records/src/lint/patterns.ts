import { patternTrouble } from '../glob/trouble.ts';
import { parsePackagePattern } from '../packages/pattern.ts';
import type { AffectsMatcher, DecisionRecord } from '../record.ts';
import type { Finding } from '../report.ts';
import { quote } from '../validate/show.ts';
import { about } from './finding.ts';

/** Patterns of a record that can match nothing. `check` and `explain` say some of them by other names. */
export function patternFindings(record: DecisionRecord): readonly Finding[] {
  return record.affects.flatMap((matcher, index) => {
    const trouble = troubleOf(matcher);
    if (trouble === undefined) return [];
    const message = `The pattern ${quote(matcher.pattern)} matches nothing that is meant: ${trouble}.`;
    const more = { field: `affects.${index}.pattern`, pattern: matcher.pattern };
    return [about(record, 'pattern-matches-nothing', 'warn', message, more)];
  });
}

function troubleOf({ type, pattern }: AffectsMatcher): string | undefined {
  if (type === 'path') return patternTrouble(pattern);
  if (type !== 'package' || parsePackagePattern(pattern) !== undefined) return undefined;
  return 'a package is written name or name@range, such as react@>=19';
}
