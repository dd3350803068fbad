/** What the titles of generated records are put together from: a verb, a subject, a place. */
export const subjects = [
  'queue',
  'cache',
  'schema',
  'session',
  'invoice',
  'search index',
  'audit trail',
  'retry policy',
];
export const verbs = ['Keep', 'Store', 'Publish', 'Validate', 'Version', 'Encrypt', 'Batch', 'Trace'];
export const places = [
  'at the edge',
  'in one module',
  'behind an interface',
  'per tenant',
  'in the database',
  'by id',
];
