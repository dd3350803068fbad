import type { Touch } from '../match/touch.ts';
import { wholePoints } from '../summary/shorten.ts';

const LONGEST_NAME = 120;

/** One plain sentence: what ties a decision to a file, and to how many files in all. */
export function whyOf(touch: Touch, files: number): string {
  const reasons = [scopeReason(touch), ...packageReasons(touch), markerReason(touch)];
  const said = reasons.filter((reason) => reason !== undefined).join(', and ');
  const others = files - 1;
  const more = others === 0 ? '' : `; ${others} more ${others === 1 ? 'file' : 'files'} likewise`;
  return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}${more}.`;
}

function scopeReason({ path, fired, scopeFrom }: Touch): string | undefined {
  const patterns = fired.filter(({ type }) => type === 'path').map(({ pattern }) => pattern);
  const [first, ...others] = patterns;
  if (first === undefined) return undefined;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  const scope = scopeFrom === undefined ? 'its scope' : `the scope that ${cut(scopeFrom)} gives it,`;
  return `${scope} \`${cut(first)}\`${more}${scopeFrom === undefined ? '' : ','} covers ${cut(path)}`;
}

function packageReasons({ path, packages }: Touch): readonly string[] {
  return packages.slice(0, 1).map(({ pattern, name, version }) => {
    const more = packages.length === 1 ? '' : ` and ${packages.length - 1} more`;
    return `its scope includes the package \`${cut(pattern)}\`${more}, and ${cut(path)} holds ${cut(name)} ${cut(version)}`;
  });
}

function markerReason({ declared }: Touch): string | undefined {
  const [first] = declared;
  return first && `the marker @adr ${first.ref} in line ${first.line} of ${cut(first.path)} names it`;
}

/** Names come from the repository and may be of any length. */
function cut(name: string): string {
  return name.length <= LONGEST_NAME ? name : `${wholePoints(name, LONGEST_NAME - 1)}…`;
}
