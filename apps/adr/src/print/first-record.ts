/** What to do next where a folder holds no record. */
export const firstRecord = 'The first one goes into the folder as 0001-its-title.md.';
