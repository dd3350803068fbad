import { flatten } from '../summary/flatten.ts';

/** Pictures, with what joins and colours them, and the letters of flags. */
const EMOJI =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Variation_Selector}|\u{200D}|\u{20E3})+/gu;

/** The words of a short piece of Markdown: emphasis, links, tags, code marks and emoji gone, struck text too if more is left. */
export function wordsOf(markdown: string): string {
  // Nearly every label and heading: nothing to take away.
  if (/^[\w .,;()/-]*$/.test(markdown) && !/(?:^|\W)_|_(?:\W|$)/.test(markdown)) return markdown.trim();
  const bare = flatten(badges(markdown))
    .replaceAll(/<\/?[a-z][^<>]*>/gi, (tag) =>
      /^<[a-z ]+>$/i.test(tag) && !/^<(?:br|b|i|em|p|s|del|sub|sup|span|strong|kbd|code)>$/i.test(tag)
        ? ` ${tag.slice(1, -1)} `
        : ' ',
    )
    .replaceAll(/:[a-z][a-z0-9_+-]*:/g, ' ')
    .replaceAll(/[*`"“”„«»]|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, ' ')
    .replaceAll(EMOJI, ' ');
  const standing = bare.replaceAll(/~~[^~]*~~/g, ' ');
  const text = standing.trim() === '' ? bare.replaceAll('~', ' ') : standing;
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** `badge/status-accepted-green`, `badge/ADR/accepted/green`: the status in the address of a badge. */
export function badgeStatus(address: string): string | undefined {
  const [, before, behind] =
    /\/(?:badge\/)?(?:adr[-_ ]?)?status-([a-z_%0-9]+)-|\/badge\/(?:status|state|adr)[-/]([a-z_%0-9]+)[-/]/i.exec(
      address,
    ) ?? [];
  return (before ?? behind)?.replaceAll(/_|%20/g, ' ');
}

/** A badge says in its picture's address what its text may not: `badge/status-accepted-green`. */
function badges(markdown: string): string {
  if (!markdown.includes('![')) return markdown;
  return markdown.replaceAll(/!\[([^[\]]*)\]\(([^()\s]*)[^()]*\)/g, (_, text: string, address: string) => {
    const said = badgeStatus(address);
    return said === undefined ? text : ` ${said} `;
  });
}
