/**
 * Far above any real front matter; what is longer is not parsed at all. It leaves room for one pattern above its own
 * limit, which is a finding about that pattern and not about the record.
 */
export const MAX_FRONT_MATTER = 128 * 1024;
