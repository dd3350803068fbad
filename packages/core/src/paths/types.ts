declare const absolute: unique symbol;
declare const repo: unique symbol;

/** An absolute directory in this platform's own form. Only `paths/` and `place/` make one. */
export type AbsoluteDir = string & { readonly [absolute]: true };

/** A path that passed `arguments/`: relative to the root, no `..`, no control character, no leading `-`. */
export type RepoPath = string & { readonly [repo]: true };
