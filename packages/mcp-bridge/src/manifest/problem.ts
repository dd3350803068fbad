/** One fault of a manifest: where (RFC 6901; empty for the whole), and what to do about it. */
export interface ManifestProblem {
  readonly pointer: string;
  readonly message: string;
}

export type Steps = readonly (string | number)[];

export function problem(at: Steps, message: string): ManifestProblem {
  return { pointer: pointer(at), message };
}

/** Joins keys and indexes to a JSON pointer: `~` is `~0`, `/` is `~1`. */
function pointer(steps: Steps): string {
  return steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
