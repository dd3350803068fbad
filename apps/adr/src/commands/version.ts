import manifest from '../../package.json' with { type: 'json' };
import { jsonText } from '../print/json.ts';
import { exitCodes } from '../session.ts';
import type { Call } from './call.ts';

/**
 * The JSON that our answers follow, every key of it with the same meaning: that of adrkit 0.8. A program that asks
 * `adr --version --json` and reads `adrkit/…` may rely on it; a new major number means that a key changed.
 */
const contract = 'adrkit/0.8';

export async function version({ session, flags }: Call): Promise<number> {
  const { name, version } = manifest;
  session.out(flags.json ? jsonText({ name, version, contract }) : `${version}\n`);
  return exitCodes.fine;
}
