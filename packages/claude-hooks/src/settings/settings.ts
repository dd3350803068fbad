/** What the user chose for the plugin. */
export interface HookSettings {
  /** The folder of the records; empty where it is looked for. */
  readonly corpus: string;
  /** `hold`: the first edit of a governed file is refused once, with the decisions as the reason. */
  readonly mode: 'advise' | 'hold';
  /** What happens to a command that would write a record. */
  readonly recordCommands: 'ask' | 'deny';
  /** Whom the check after a turn tells: the user, the model (which then goes on once), or nobody. */
  readonly afterCheck: 'user' | 'model' | 'off';
}

export const usualSettings: HookSettings = {
  corpus: '',
  mode: 'advise',
  recordCommands: 'ask',
  afterCheck: 'user',
};

/** Settings as somebody wrote them; what is missing, or no value it can have, is as usual. */
export function readSettings(written: Readonly<Record<string, unknown>>): HookSettings {
  const { corpus, mode, recordCommands, afterCheck } = written;
  const among = <Value extends string>(value: unknown, values: readonly Value[], usual: Value): Value =>
    values.find((one) => one === value) ?? usual;
  return {
    corpus: typeof corpus === 'string' ? corpus.trim() : usualSettings.corpus,
    mode: among(mode, ['advise', 'hold'], usualSettings.mode),
    recordCommands: among(recordCommands, ['ask', 'deny'], usualSettings.recordCommands),
    afterCheck: among(afterCheck, ['user', 'model', 'off'], usualSettings.afterCheck),
  };
}
