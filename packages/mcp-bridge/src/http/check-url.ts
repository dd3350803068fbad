import { isIP } from 'node:net';
import { reachOf } from './addresses.ts';

/** Why an address is not taken. The texts follow the name of the key. */
export const urlRules = {
  unreadable: 'is no http or https address.',
  'too-long': 'has more than 2,048 characters.',
  'odd-character': 'has a space, a control character or a backslash.',
  userinfo: 'has a user name or password; use headers with a setting.',
  fragment: 'has a fragment, which is never sent.',
  'trailing-dot': 'has a host that ends in a dot.',
  'not-https': 'must be https; http is for loopback addresses only.',
  'private-address': 'names a private, reserved or link-local address.',
} as const satisfies Record<string, string>;

export type UrlRule = keyof typeof urlRules;

export type CheckedUrl =
  | { readonly ok: true; readonly url: URL; readonly loopback: boolean }
  | { readonly ok: false; readonly rule: UrlRule };

const refuse = (rule: UrlRule): CheckedUrl => ({ ok: false, rule });

/**
 * Judges an address as it will be used, after the normalising that every client does: `127.1`, `0x7f.1` and full-width
 * letters are what they stand for. What a name resolves to is judged when a connection is made.
 */
export function checkUrl(text: string): CheckedUrl {
  if (text.length > 2048) return refuse('too-long');
  if (/[\u0000-\u0020\u007F-\u00A0\u2028\u2029\\]/u.test(text)) return refuse('odd-character');
  if (!/^https?:\/\//iu.test(text) || !URL.canParse(text)) return refuse('unreadable');
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || /^https?:\/\/[^/?#]*@/iu.test(text))
    return refuse('userinfo');
  if (text.includes('#')) return refuse('fragment');
  if (url.hostname.endsWith('.')) return refuse('trailing-dot');
  const reach = hostReach(url.hostname);
  if (reach === 'inward') return refuse('private-address');
  if (url.protocol !== 'https:' && reach !== 'loopback') return refuse('not-https');
  return { ok: true, url, loopback: reach === 'loopback' };
}

/** A name other than `localhost` says nothing yet: it counts as public until it is resolved. */
function hostReach(hostname: string): ReturnType<typeof reachOf> {
  if (hostname === 'localhost') return 'loopback';
  const bare = hostname.replace(/^\[|\]$/gu, '');
  return isIP(bare) === 0 ? 'public' : reachOf(bare);
}
