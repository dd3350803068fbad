/** Bounds of one reading. What lies beyond them is said in a finding; see `limitFinding`. */
export const LIMITS = {
  /** Bytes read of each record. */
  recordBytes: 1024 * 1024,
  /** Bytes read of all records together. */
  corpusBytes: 64 * 1024 * 1024,
  /** Records read. */
  records: 10_000,
  /** Skipped files named one by one. */
  skipped: 1000,
  /** Folders below the corpus that are looked through, and how deep. */
  folders: 2000,
  depth: 8,
  /** Directory entries looked at in all folders together. */
  entries: 100_000,
} as const;

export type Limits = { readonly [Key in keyof typeof LIMITS]: number };
