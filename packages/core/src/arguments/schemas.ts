import * as v from 'valibot';
import { maxPathLength, pathRules, type TextRule } from '../paths/repo-path.ts';
import type { RepoPath } from '../paths/types.ts';
import { maxRevisionLength, revisionRules } from './revision-rules.ts';

const maxPaths = 200;

const checks = (rules: readonly TextRule[]) => rules.map((rule) => v.check(rule.holds, rule.says));

/** The bounds stand first, in a form that the published schema can show; the strict checks stay inside. */
const boundedText = (rules: readonly TextRule[], longest: number) =>
  v.pipe(
    v.pipe(
      v.string('must be a string'),
      v.minLength(1, 'must not be empty'),
      v.maxLength(longest, `must have at most ${longest} characters`),
    ),
    ...checks(rules),
  );

const path = (description: string) =>
  v.pipe(
    boundedText(pathRules, maxPathLength),
    v.description(description),
    v.transform((text) => text as RepoPath),
  );

const dir = v.optional(
  path(
    'Folder of the decision records, relative to the root of the repository. Usually left out: it is found.',
  ),
);

/** The arguments of each tool: what validates them, gives their type and is published. */
export const argumentSchemas = {
  adr_check: v.strictObject({
    paths: v.optional(
      v.pipe(
        v.array(
          path('A file, relative to the root of the repository.'),
          `must be a list of 1 to ${maxPaths} strings`,
        ),
        v.minLength(1, 'must have at least 1 entry'),
        v.maxLength(maxPaths, `must have at most ${maxPaths} entries`),
        v.description('Files to check, relative to the root of the repository. Not together with base.'),
      ),
    ),
    base: v.optional(
      v.pipe(
        boundedText(revisionRules, maxRevisionLength),
        v.description(
          'Branch, tag or commit to compare with: checks every file changed since. Left out together with paths, the usual base branch is taken.',
        ),
      ),
    ),
    dir,
  }),
  adr_explain: v.strictObject({
    path: path('The file to explain, relative to the root of the repository. It need not exist yet.'),
    dir,
  }),
  adr_lint: v.strictObject({ dir }),
} as const;

export type ToolName = keyof typeof argumentSchemas;
export type CheckArguments = v.InferOutput<(typeof argumentSchemas)['adr_check']>;
export type ExplainArguments = v.InferOutput<(typeof argumentSchemas)['adr_explain']>;
export type LintArguments = v.InferOutput<(typeof argumentSchemas)['adr_lint']>;
