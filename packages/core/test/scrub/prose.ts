/**
 * Sentences as decision records have them, close to what the scrubber looks for and none of its business: `ADR` in
 * capitals, folders and files called adr, verbs without a program, programs with a reading subcommand.
 */
const openings = [
  'We will accept a new ADR link from every team',
  'The adr: new wording replaces the old one',
  'ADR new style records keep their number',
  'Records live in docs/adr/ and new ones take the next free number',
  'See docs/adr/0007-link-new-services.md for the earlier choice',
  'Run `adr lint` before you import anything, then `adr check --json src`',
  'The `adr` tool only reads; to edit or supersede a record, open a pull request',
  'A quadrant, a madras or a new badr are words of their own',
  'Our ADRs approve, amend, deprecate and reject what came before',
  'my_adr new, xadr new and adr_new are names of variables',
  'adr.md, new.md and adr/new.ts are files; so is docs/adr.new',
  'adr, new readers should know, stands for architecture decision record',
  'Adr new and aDr migrate are not how the command is written',
  'adr explain src/link.ts shows why; adr list shows all',
  'the adr newsletter, the adr linkage and an adr initial were considered',
  'Zürich’s team said “link it”; the naïve façade of § 4 stays – for now…',
  'Решение принято: нагрузка растёт, новый сервис готов',
  '決定: 新しい記録は docs/adr に置く',
  'Thumbs up 👍🏽, family 👩‍👩‍👧‍👦, rainbow 🏳️‍🌈, Scotland 🏴󠁧󠁢󠁳󠁣󠁴󠁿, keycap 1️⃣, heart ❤️',
  'A price of 10 000 € and 50 % are set with no-break spaces',
  'می‌خواهم and क्‍ष need their joiners',
];
const causes = [
  'because a second path to the ledger cannot be audited',
  'since the queue was full twice in March',
  'so that a new reader finds one answer',
  'after the incident of 2026-01-14',
  'unless the team decides otherwise, which it then writes down',
  'as `src/pay/**` is the only place that may import it',
];
const endings = ['.', '.\n', '.\n\n', ';\n- ', ':\n\n    ', '!\n\t', '?\n\n## Consequences\n\n'];

/** About `length` characters of prose, the same for the same seed. */
export function prose(length: number, seed = 1): string {
  let state = seed;
  const pick = (from: readonly string[]): string => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return from[(state >>> 8) % from.length] ?? '';
  };
  const parts: string[] = [];
  for (let written = 0; written < length;) {
    const sentence = `${pick(openings)} ${pick(causes)}${pick(endings)}`;
    parts.push(sentence);
    written += sentence.length;
  }
  return parts.join('');
}
