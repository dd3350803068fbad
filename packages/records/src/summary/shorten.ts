const sentenceEnd = /[.!?]["'”’)\]]*(?=\s|$)|[。！？][”’」』）]*/g;
const abbreviation = /(?:^|[\s("'])(?:e\.g|i\.e|cf|vs|approx|resp|[A-Z])\.$/;

/** As many whole sentences as fit into `most` code points; a first one that is longer is cut between words. */
export function shorten(text: string, most: number): string {
  const start = wholePoints(text, most);
  if (start.length === text.length) return text;
  let end = 0;
  // One character more, so that a full stop in the middle of a word is not taken for an end.
  for (const match of text.slice(0, start.length + 1).matchAll(sentenceEnd)) {
    const stop = match.index + match[0].length;
    if (stop <= start.length && !abbreviation.test(text.slice(Math.max(0, stop - 10), stop))) end = stop;
  }
  if (end > 0) return start.slice(0, end);
  const room = wholePoints(text, most - 1);
  const space = room.lastIndexOf(' ');
  return `${space > room.length / 2 ? room.slice(0, space) : room}…`;
}

/** The first `most` code points: a character outside the basic plane is never cut in half. */
export function wholePoints(text: string, most: number): string {
  let end = 0;
  for (let count = 0; count < most && end < text.length; count += 1) {
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  }
  return text.slice(0, end);
}
