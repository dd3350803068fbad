import type { StatedStatus } from './vocabulary.ts';

/**
 * What English records write, phrases separated by commas. A `*` stands for any ending. What only says that the work is
 * done is kept apart: "accepted, not implemented" is no refusal.
 */
export const ENGLISH: Readonly<Record<StatedStatus, string>> = {
  accepted: `
    accepted, =accept, =acceptance, approved, =approve, approval given, adopted, =adopt, agreed, agreed upon,
    =agreement, =active, confirmed, ratified, decided, decision made, decision taken, decision accepted, =final,
    finalized, finalised, =finished, in force, in effect, =effective, enacted, endorsed, enforced, =current,
    =valid, =resolved, settled, closed and accepted, =in use, =used, signed off, =standard, provisional,
    provisionally accepted, =amended, =locked, =passed, =binding, =published, =stable, validated, =consensus,
    lazy consensus, implementable, =go, =yes, =ok, =green`,
  done: `
    implemented, implementing, implementation in progress, under implementation, in implementation, =complete,
    completed, =done, deployed, =delivered, shipped, =released, =merged, =live, =applied, landed, rolled out,
    =executed, fulfilled`,
  proposed: `
    proposed, =propose, =proposal, suggested, =suggestion, recommended, pending, =open, in review, under review,
    =review, reviewing, for review, ready for review, needs review, to review, in discussion, under discussion,
    =discussion, discussing, for discussion, being discussed, =rfc, request for comment, request for comments,
    comments welcome, =awaiting, =waiting, under consideration, in consideration, considering, being considered,
    =candidate, =submitted, last call, in evaluation, under evaluation, evaluating, =evaluation, undecided,
    not decided, to be decided, tentative, deferred, postponed, on hold, =parked, =suspended, =paused, =planned,
    =planning, =requested, investigating, exploring, =exploration, under investigation, open for comment,
    open for comments, request for feedback, rfd, =new, =backlog, =speculative, requires decision`,
  draft: `
    draft, drafted, drafting, =drafts, wip, work in progress, in progress, inprogress, in work, in development,
    under development, in drafting, =idea, =sketch, =stub, =started, =initial, initial draft, first draft,
    early draft, =incomplete, =unfinished`,
  rejected: `
    rejected, =reject, declined, =decline, denied, refused, withdrawn, abandoned, cancelled, canceled, =dropped,
    discarded, dismissed, vetoed, =dead, unaccepted, disapproved, won't do, wont do, will not do,
    won't implement, will not implement, wontfix, won't fix, not doing, no go, =no go, aborted, turned down,
    unapproved, retracted`,
  deprecated: `
    deprecated, =deprecate, obsolete, outdated, out of date, retired, archived, inactive, expired, =historic,
    =historical, =legacy, =removed, revoked, rescinded, reverted, =reversed, rolled back, sunset, sunsetted,
    discontinued, decommissioned, =void, voided, invalid, invalidated, =stale, no longer relevant,
    no longer valid, no longer applicable, no longer applies, no longer in use, no longer used,
    no longer needed, =not relevant anymore, =unused, phased out`,
  superseded: `
    superseded, superceded, superseeded, superceeded, supersceded, supersede by, supersedes by, supercede by, supercedes by, superseding by, replaced,
    replaced by, =overridden, overruled, obsoleted by, succeeded by, =obsoleted, subsumed, supplanted, merged into`,
};

/** Words that turn what follows: never accepted is refused, not yet accepted is proposed, no longer accepted is history. */
export const ENGLISH_TURNS = {
  never: 'not, never, without, non',
  notYet:
    'not yet, to be, yet to be, will be, should be, if, once, until, when, before, needs to be, not formally',
  noLonger: 'no longer, not anymore, formerly, previously, was once, used to be',
  partly: `
    partially, partly, in part, part, parts, portion, portions, some, section, sections, mostly, largely,
    aspect, aspects, point, points, item, items`,
} as const;
