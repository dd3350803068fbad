const PART =
  /\b(?:part(?:s|ial|ially|ly)?|portions?|sections?|teilweise|parcialmente|partiellement|parzialmente|gedeeltelijk|delvis|częściowo|частично|частково)\b/iu;
/** Behind the name of a record: "for music only", "§3", "its main decision remains accepted". */
const REST =
  /(?<![-\p{L}])(?:only|uniquement|apenas|somente|sólo|solamente|alleen|только)(?![-\p{L}])|§|\bspecifically\b|\b(?:aspects?|elements?|details?|rules?|clauses?|points?|paragraphs?|bits?|half) (?:of|in|from)\b|\b(?:remains?|stays?) (?:accepted|valid|active|in force|in effect|unchanged|unaffected|as it is)\b/iu;
const PURPOSE = /^[^\p{L}]*(?:\p{L}+[-_ #]*)?\d+[\s*_(]*for\b/iu;
/** "Supersedes the schedule shape in 30": a thing that the record decides, and not its decision. */
const ASPECT =
  /^[\s*_:]*the\s+(?!(?:[\w-]+\s+){0,2}(?:adr|rfc|decision|record|document|proposal|approach|strategy|choice)\b)[^.;[\]()]{3,100}\b(?:of|in|from|by|with|alongside)\s+[*_`"]*(?:adr|rfc)?[-_ ]*\d/iu;
/** The same in other languages: "Löst ab: die Zeile aus ADR 52". */
const ASPECT_ABROAD =
  /^[\s*_:]*(?:(?:die|der|das|den|la|le|les|el|los|las|il|lo|gli|het|de)\s+|l['’])(?!(?:\p{L}+\s+){0,2}(?:adr|rfc|entscheidung|beschluss|décision|decisión|decisão|decisione|besluit|beslissing)(?!\p{L}))[^.;[\]()]{3,100}\s(?:aus|in|von|de|du|del|della|do|da|uit|van|en)\s+(?:l['’]|la\s+|el\s+)?[*_`"]*(?:adr|rfc)?[-_ ]*\d/iu;
/** "Accepted; the store is superseded by 13": the verb has a subject of its own, and it is not the record. */
const SUBJECT =
  /(?:^|[.;,:(—–|-]\s*|\b(?:and|but|y|et|und|e)\s+)[*_\s]*(?:the|its|their|el|la|los|las|le|les|l['’]|der|die|das|den|o|os|as|il|lo)\s+(?!(?:adr|rfc|decision|record|document|proposal|whole|entire|decisión|décision|decisão|entscheidung)\b)[^.;,:()—–|]*$/iu;
const LINK_TEXT = /\[[^[\]]*\]\([^()]*\)|\[\[[^[\]]*\]\]/g;

/** Words that speak of a part. */
export function speaksOfPart(text: string): boolean {
  return PART.test(text);
}

/** Whether what stands behind "supersedes", but for titles in links, takes only a part of the record named there. */
export function takesPart(rest: string): boolean {
  const text = rest.replaceAll(LINK_TEXT, ' 0 ');
  return isPart(text) || ASPECT.test(text) || ASPECT_ABROAD.test(text);
}

/** The same behind "superseded by", in a record that says it is in force: "by 7 for the path rule" leaves the rest. */
export function leavesRest(rest: string): boolean {
  const text = rest.replaceAll(LINK_TEXT, ' 0 ');
  return isPart(text) || PURPOSE.test(text);
}

function isPart(text: string): boolean {
  return PART.test(text) || REST.test(text);
}

/** Whether what stands before the verb names something else than the record, or a part of it. */
export function hasOtherSubject(before: string): boolean {
  return /§/.test(before.slice(-80)) || SUBJECT.test(before.slice(-120));
}
