import type { Line } from '../arguments/parse.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';
import { check } from './plugins/check.ts';
import { grant } from './plugins/grant.ts';
import { list } from './plugins/list.ts';
import { logs } from './plugins/logs.ts';
import { revoke } from './plugins/revoke.ts';
import { show } from './plugins/show.ts';

type Action = (session: Session, line: Line, name: string) => Promise<number>;

const named: Readonly<Record<string, { readonly what: string; readonly run: Action }>> = {
  show: { what: 'the id of a plugin', run: show },
  grant: { what: 'the id of a plugin', run: grant },
  revoke: { what: 'the id of a plugin', run: revoke },
  check: { what: 'a manifest, or the folder of one', run: check },
};

/** What plugins declare, what of it the user has granted, and what their tools did. */
export async function plugins(session: Session, line: Line): Promise<number> {
  const [, action = 'list', name] = line.words;
  if (action === 'logs') return logs(session, line, name);
  if (action === 'list')
    return name === undefined
      ? list(session, line)
      : refuse(session, 'precedent plugins list takes no more words.');
  const found = Object.hasOwn(named, action) ? named[action] : undefined;
  if (found === undefined)
    return refuse(session, 'After precedent plugins comes list, show, grant, revoke, check or logs.');
  if (name === undefined) return refuse(session, `precedent plugins ${action} needs ${found.what}.`);
  return found.run(session, line, name);
}
