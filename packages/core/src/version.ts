import manifest from '../package.json' with { type: 'json' };

/** The version of this package, and of every other one: they are released together. */
export const version: string = manifest.version;
