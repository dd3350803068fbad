const DATE_PART =
  '(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|' +
  '\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))';
const ID_PART = '[0-9]{4,}|[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{26}';

/** Four digits or more, or a ULID in either case. */
export const ID = new RegExp(`^(?:${ID_PART})$`);

/** An id, optionally behind the name of another log: `billing:0012`. */
export const REFERENCE = new RegExp(`^(?:[a-z0-9][a-z0-9-]*:)?(?:${ID_PART})$`);

/** `@handle`, `team:name` or a mail address. */
export const IDENTITY = /^(?:@[A-Za-z0-9-]+|team:[a-z0-9-]+|[^@\s]+@[^@\s]+\.[^@\s]+)$/;

export const SLUG = /^[a-z0-9][a-z0-9-]*$/;

export const VERSION = /^\d+\.\d+\.\d+$/;

/** `YYYY-MM-DD`, and a day that exists. */
export const DATE = new RegExp(`^(?:${DATE_PART})$`);

/** ISO 8601 with a zone: seconds may be left out. */
export const DATE_TIME = new RegExp(
  `^(?:${DATE_PART})T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$`,
);
