import type { OwnRecord } from './generate-own-record.ts';

export interface Facts {
  readonly id: string;
  readonly title: string;
  readonly status: string;
}

/** What a shape is given to write down. */
export interface Draft {
  readonly index: number;
  readonly title: string;
  readonly slug: string;
  readonly date: string;
  readonly status: string;
  /** The status as this record spells it; absent when it states none. */
  readonly written?: string;
  /** The number of the record that took its place. */
  readonly successor?: number;
  readonly random: () => number;
}

type Shape = (draft: Draft) => OwnRecord;

const number = (index: number, width = 4): string => String(index).padStart(width, '0');
const prose =
  'The team on call needs to see at once which part failed, and today three services answer that in three ways. We looked at `src/events/queue.ts` and at [a study](https://study.example/42) of it.';
const paragraphs = (random: () => number): string =>
  Array.from({ length: 2 + Math.floor(random() * 4) }, () => `${prose} ${prose}`).join('\n\n');

const nygardBody = ({ random }: Draft): string =>
  `## Context\n\n${paragraphs(random)}\n\n## Decision\n\nEvery caller goes through \`src/events\`.\n\n${paragraphs(random)}\n\n## Consequences\n\n${paragraphs(random)}\n`;
const madrBody = ({ random }: Draft): string =>
  `## Context and Problem Statement\n\n${paragraphs(random)}\n\n## Considered Options\n\n* One\n* Two\n\n## Decision Outcome\n\nChosen option: "One", because it is one.\n\n${paragraphs(random)}\n`;
const ownBody = ({ random }: Draft): string =>
  `## Background\n\n${paragraphs(random)}\n\n## Solution\n\n${paragraphs(random)}\n\n## Decision\n\nOne.\n`;

/** The status with the successor as this kind of record writes it. */
function stated({ written, successor }: Draft, link: (index: number) => string): string | undefined {
  return successor === undefined ? written : `Superseded by ${link(successor)}`;
}

const byLink = (index: number): string => `[ADR-${number(index)}](${number(index)}-next.md)`;
const byId = (index: number): string => `ADR-${number(index)}`;
const factsOf = ({ title, status }: Draft, id: string): Facts => ({ id, title, status });

const nygard: Shape = (draft) => {
  const status = stated(draft, byLink);
  const head = status === undefined ? '' : `## Status\n\n${status}\n\n`;
  return {
    name: `${number(draft.index)}-${draft.slug}.md`,
    text: `# ${draft.index}. ${draft.title}\n\nDate: ${draft.date}\n\n${head}${nygardBody(draft)}`,
    facts: factsOf(draft, number(draft.index)),
  };
};

const nygardWithFront: Shape = (draft) => {
  const status = stated(draft, byLink);
  const line = status === undefined ? '' : `status: "${status}"\n`;
  return {
    name: `adr-${number(draft.index, 3)}-${draft.slug}.md`,
    text: `---\nlayout: page\n${line}date: ${draft.date}\n---\n\n# ADR-${number(draft.index, 3)}: ${draft.title}\n\n${nygardBody(draft)}`,
    facts: factsOf(draft, number(draft.index, 3)),
  };
};

const madrBullets: Shape = (draft) => {
  const status = stated(draft, byLink);
  const line = status === undefined ? '' : `* Status: ${status}\n`;
  const stem = `${draft.date.replaceAll('-', '')}-${draft.slug}-${draft.index}`;
  return {
    name: `${stem}.md`,
    text: `# ${draft.title}\n\n${line}* Deciders: Ann, Ben\n* Date: ${draft.date}\n\n${madrBody(draft)}`,
    facts: factsOf(draft, stem),
  };
};

const madrFront: Shape = (draft) => {
  const status = stated(draft, byId);
  const line = status === undefined ? '' : `status: ${status}\n`;
  return {
    name: `${number(draft.index)}-${draft.slug}.md`,
    text: `---\n${line}date: ${draft.date}\ndecision-makers: Ann\n---\n\n# ${draft.title}\n\n${madrBody(draft)}`,
    facts: factsOf(draft, number(draft.index)),
  };
};

const ownBold: Shape = (draft) => {
  const status = stated(draft, byId);
  const line = status === undefined ? '' : `**Status:** ${status}  \n`;
  return {
    name: `ADR-${number(draft.index)}.md`,
    text: `# ADR-${number(draft.index)} — ${draft.title}\n\n${line}**Date:** ${draft.date}\n\n${ownBody(draft)}`,
    facts: factsOf(draft, number(draft.index)),
  };
};

const ownTable: Shape = (draft) => {
  const status = stated(draft, byId);
  const row = status === undefined ? '' : `| Status | ${status} |\n`;
  return {
    name: `${draft.date}-${draft.slug}-${draft.index}/README.md`,
    text: `# ${draft.title}\n\n| Field | Value |\n|---|---|\n${row}| Date | ${draft.date} |\n\n${ownBody(draft)}`,
    facts: factsOf(draft, `${draft.date}-${draft.slug}-${draft.index}`),
  };
};

const rst: Shape = (draft) => {
  const status = stated(draft, byId);
  const head = status === undefined ? '' : `Status\n======\n\n${status}\n\n`;
  const title = `${draft.index}. ${draft.title}`;
  return {
    name: `${number(draft.index)}-${draft.slug}.rst`,
    text: `${title}\n${'#'.repeat(title.length)}\n\n${head}Context\n=======\n\n${prose}\n\nDecision\n========\n\n${prose}\n`,
    facts: factsOf(draft, number(draft.index)),
  };
};

const asciidoc: Shape = (draft) => {
  const status = stated(draft, byId);
  const head = status === undefined ? '' : `== Status\n\n${status}\n\n`;
  return {
    name: `${number(draft.index)}-${draft.slug}.adoc`,
    text: `= ${draft.index}. ${draft.title}\n\n${head}== Context\n\n${prose}\n\n== Decision\n\n${prose}\n`,
    facts: factsOf(draft, number(draft.index)),
  };
};

/** Shares of a hundred records, as measured. */
export const shapes: readonly { readonly share: number; readonly make: Shape }[] = [
  { share: 44, make: nygard },
  { share: 16, make: nygardWithFront },
  { share: 8, make: madrBullets },
  { share: 8, make: madrFront },
  { share: 12, make: ownBold },
  { share: 8.9, make: ownTable },
  { share: 2.6, make: rst },
  { share: 0.5, make: asciidoc },
];
