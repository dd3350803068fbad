import { scrubText } from '../scrub/scrub-text.ts';
import { redact, type Private } from './redact.ts';

export const usageLimitBytes = 2048;
/** What is looked at; the rest of a longer message could not be shown anyway. */
const readBytes = 65_536;

/** Colours and links, whole, so that no rest of them hides the beginning of a line. */
const terminalSequences =
  /[\u001B\u009B](?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|\][^\u0007\u001B\n]{0,4096}(?:\u0007|\u001B\\)|[@-Z\\^_])|\u009B[0-?]{0,64}[@-~]/gu;
const stackFrame = /^[\s\p{Cf}]+at /u;

/**
 * A foreign program's own words about why it refused the call, as a model may read them: without terminal sequences,
 * stack frames, the machine's paths and secrets, scrubbed, at most 2 KiB. Undefined when nothing is left.
 */
export function usageMessage(stderr: Buffer, stdout: Buffer, hidden: Private): string | undefined {
  const text = textOf(stderr) ?? textOf(stdout) ?? '';
  const lines = text.replace(terminalSequences, '').split(/\r\n|\r|\n/u);
  const plain = lines.filter((line) => !stackFrame.test(line)).join('\n');
  const scrubbed = scrubText(redact(plain, hidden)).trim();
  // Cutting can make a word of a longer one: `adr newest`, cut, names a command. So the rest is scrubbed once more.
  const message = cut(scrubText(cut(scrubbed)));
  return message === '' ? undefined : message;
}

function textOf(bytes: Buffer): string | undefined {
  const text = new TextDecoder().decode(bytes.subarray(0, readBytes));
  return text.trim() === '' ? undefined : text;
}

/** At most the limit in UTF-8, cut between code points. */
function cut(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= usageLimitBytes) return text;
  let end = usageLimitBytes;
  while (((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return bytes.toString('utf8', 0, end).trimEnd();
}
