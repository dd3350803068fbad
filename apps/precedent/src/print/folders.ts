import type { Inspection } from '@precedent/core';
import type { Row } from './table.ts';

const states = {
  writable: ['yes', 'writable'],
  'not-there-yet': ['yes', 'not there yet, can be created'],
  'not-writable': ['bad', 'cannot be written'],
  'inside-root': ['bad', 'inside the repository, so not used'],
} as const;

/** Where the user's own settings and our memory are kept. */
export function folderLines({ folders }: Inspection): Row[] {
  if (folders.length === 0) return [{ mark: 'bad', name: 'none', text: 'there is no home directory' }];
  return folders.map(({ holds, path, state }) => {
    const [mark, words] = states[state];
    return { mark, name: holds, text: `${path} (${words})` };
  });
}
