/** Variables of whoever runs the tests (a git hook sets GIT_DIR) that would change what the programs under test do. */
const foreign = /^(?:GIT_|ADRKIT_|PRECEDENT_(?!HOSTS$|PROPERTY_RUNS$)|CLAUDE_PROJECT_DIR$)/;

/** Runs once before any test file, in the process that starts the workers. */
export function setup() {
  for (const name of Object.keys(process.env)) if (foreign.test(name)) delete process.env[name];
  // In CI the properties get the number of cases that is promised; elsewhere each gets a quick thousand.
  if (process.env['CI'] === 'true') process.env['PRECEDENT_PROPERTY_RUNS'] ??= '100000';
}
