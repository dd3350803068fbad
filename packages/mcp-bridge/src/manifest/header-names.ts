/** A token of HTTP. */
export const headerName = /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,128}$/u;

/** Printable ASCII: no line break, and nothing that two programs could read differently. */
export const headerValue = /^[\t\u0020-\u007E]{0,8192}$/u;

/** What the transport itself says, or what changes where a request ends or goes. */
const ours = new Set([
  'accept',
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'expect',
  'forwarded',
  'host',
  'keep-alive',
  'mcp-protocol-version',
  'mcp-session-id',
  'last-event-id',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
]);

export function mayDeclareHeader(name: string): boolean {
  const lower = name.toLowerCase();
  return !ours.has(lower) && !lower.startsWith('proxy-') && !lower.startsWith('x-forwarded-');
}
