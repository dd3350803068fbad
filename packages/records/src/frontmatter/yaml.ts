import { EVENT_ID, parseEvents, YAMLException } from 'js-yaml';
import { composeDocument } from './compose.ts';
import { hintFor } from './hint.ts';
import { MAX_FRONT_MATTER } from './length.ts';
import { YamlProblem } from './problem.ts';
import type { YamlReading } from './read.ts';

/** The deepest legal value lies 6 levels down. */
const MAX_DEPTH = 16;

/** Reads front matter as YAML 1.2, core schema, one document. */
export function readYaml(source: string): YamlReading {
  if (source.length > MAX_FRONT_MATTER) {
    return { ok: false, kind: 'syntax', reason: `it is longer than ${MAX_FRONT_MATTER} characters` };
  }
  try {
    const events = parseEvents(source, { maxDepth: MAX_DEPTH });
    const documents = events.filter((event) => event.type === EVENT_ID.DOCUMENT).length;
    if (documents === 0) return { ok: true, value: null };
    if (documents > 1) return { ok: false, kind: 'syntax', reason: 'it holds more than one document' };
    return { ok: true, ...composeDocument(events, source) };
  } catch (error) {
    return refuse(error, source);
  }
}

function refuse(error: unknown, source: string): YamlReading {
  if (error instanceof YamlProblem) {
    const { kind, message: reason, offset } = error;
    if (offset === undefined || offset < 0) return { ok: false, kind, reason };
    return { ok: false, kind, reason, line: source.slice(0, offset).split('\n').length };
  }
  if (error instanceof YAMLException) {
    const { reason, mark } = error;
    if (mark === undefined) return { ok: false, kind: 'syntax', reason };
    if (reason.includes('maxDepth')) {
      return {
        ok: false,
        kind: 'syntax',
        reason: `it is nested more than ${MAX_DEPTH} levels deep`,
        line: mark.line + 1,
      };
    }
    const hint = hintFor(source.split('\n')[mark.line] ?? '');
    return { ok: false, kind: 'syntax', reason: `${reason}${hint}`, line: mark.line + 1 };
  }
  // The parser's authors ask to catch everything: a fault in it must not hide the other records.
  return { ok: false, kind: 'syntax', reason: 'the YAML parser gave up on it' };
}
