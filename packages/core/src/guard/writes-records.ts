import { optionsWithValue, recordReadingVerbs, recordWritingVerbs } from '../scrub/verbs.ts';

/** `--help` anywhere prints help instead, and a migration can be tried out. */
function onlyShows(verb: string, words: readonly string[], from: number): boolean {
  for (let index = from; index < words.length; index++) {
    const word = words[index];
    if (word === '--') return false;
    if (word === '--help' || word === '-h') return true;
    if (verb === 'migrate' && word === '--dry-run') return true;
  }
  return false;
}

/** Whether an `adr` program called with the words from `first` on would write a record. */
export function writesRecords(words: readonly string[], first: number): boolean {
  let mayBeValue = false;
  for (let index = first; index < words.length; index++) {
    const word = words[index] ?? '';
    if (word.startsWith('-')) {
      const takesNext = word.startsWith('--') && optionsWithValue.has(word);
      if (takesNext) index++;
      mayBeValue = !takesNext && !word.includes('=');
    } else if (recordWritingVerbs.has(word)) {
      return !onlyShows(word, words, first);
    } else {
      if (recordReadingVerbs.has(word) || !mayBeValue) return false;
      mayBeValue = false;
    }
  }
  return false;
}
