/**
 * `parseArgs` of Node. Importing `node:util` as a module reads every export of it, and in newer versions some of them
 * load worker threads and sockets: a tenth of the start-up time for nothing.
 */
export const { parseArgs } = process.getBuiltinModule('node:util');
