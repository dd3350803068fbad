import type { Requirement } from './types.ts';

/** What a tool call may say. */
export const argumentRequirements = [
  {
    id: 'tool-three-only',
    sentence: 'The tools are adr_check, adr_explain and adr_lint, and no others.',
    source: 'boundary: the three tools',
  },
  {
    id: 'tool-description',
    sentence:
      'Each description says that the tool only reads, and that exit code 1 means something was found and is no merge gate.',
    source: 'boundary: the three tools',
  },
  {
    id: 'tool-schema-plain',
    sentence:
      'The published schema of each tool is a plain object at the root, without pattern, anyOf or oneOf there.',
    source: 'boundary: the three tools',
  },
  {
    id: 'tool-schema-enforced',
    sentence:
      'What the published schema says is enforced by the tool itself, whatever the host lets through.',
    source: 'boundary: the three tools',
  },
  {
    id: 'arg-unknown-key',
    sentence: 'A key the tool does not know is refused.',
    source: 'boundary: arguments',
  },
  {
    id: 'arg-paths-with-base',
    sentence: 'paths together with base is refused.',
    source: 'boundary: arguments',
  },
  { id: 'arg-paths-count', sentence: 'paths holds 1 to 200 entries.', source: 'boundary: arguments' },
  { id: 'arg-path-required', sentence: 'explain needs exactly one path.', source: 'boundary: arguments' },
  { id: 'arg-path-non-empty', sentence: 'A path is a non-empty string.', source: 'boundary: arguments' },
  { id: 'arg-path-length', sentence: 'A path has at most 1024 characters.', source: 'boundary: arguments' },
  {
    id: 'arg-path-relative',
    sentence:
      'A path is relative in every dialect: POSIX, drive, drive-relative, UNC and device forms are refused.',
    source: 'boundary: arguments',
  },
  {
    id: 'arg-path-no-parent',
    sentence: 'A path has no .. segment, whichever separator is used.',
    source: 'boundary: arguments',
  },
  {
    id: 'arg-path-no-control',
    sentence: 'A path has no C0, DEL or C1 character and no line or paragraph separator.',
    source: 'boundary: arguments',
  },
  {
    id: 'arg-path-no-bidi',
    sentence: 'A path has no bidirectional control or mark.',
    source: 'boundary: arguments',
  },
  { id: 'arg-path-no-dash', sentence: 'A path does not start with a dash.', source: 'boundary: arguments' },
  { id: 'arg-path-well-formed', sentence: 'A path has no lone surrogate.', source: 'boundary: arguments' },
  {
    id: 'arg-path-unresolved',
    sentence:
      'Paths are not resolved: one that is missing or escapes through a link does not fail the whole check.',
    source: 'boundary: arguments',
  },
  {
    id: 'arg-file-regular-only',
    sentence:
      'A named file is opened only when it is a regular file that no symbolic link leads to; else the answer calls it unreadable.',
    source: 'boundary: arguments',
  },
  { id: 'arg-dir-rules', sentence: 'dir follows the rules of a path.', source: 'boundary: arguments' },
  {
    id: 'arg-base-rules',
    sentence:
      'base has at most 256 characters of a small set, starts with a letter or digit, and has no "..", "^{" or "@{-".',
    source: 'boundary: arguments',
  },
  {
    id: 'arg-base-resolved',
    sentence: 'Only the commit id that base resolves to reaches a later git call.',
    source: 'boundary: arguments',
  },
  {
    id: 'arg-never-echoed',
    sentence: 'A refusal names the parameter and the rule, and never repeats the value.',
    source: 'boundary: arguments',
  },
] as const satisfies readonly Requirement[];
