import type { Requirement } from './types.ts';

/** What holds for the repository itself. */
export const workspaceRequirements = [
  {
    id: 'layer-one-way',
    sentence: 'Imports between packages point one way: apps, adapters, core, records.',
    source: 'issue 2: workspace',
  },
  {
    id: 'packages-named',
    sentence: 'Packages are named after their folder, and their names, exports and bins are pinned.',
    source: 'issue 2: workspace',
  },
  {
    id: 'packages-packed',
    sentence:
      'Each package packs to an exact list of files, its licence among them, with no workspace or catalog version left.',
    source: 'issue 2: workspace',
  },
  {
    id: 'packages-bins-alone',
    sentence: 'The commands start from the packed file in an empty folder, without node_modules.',
    source: 'issue 2: workspace',
  },
  {
    id: 'packages-fixed',
    sentence: 'One group of versions covers every published package.',
    source: 'issue 2: workspace',
  },
  {
    id: 'text-no-workplace',
    sentence: 'No file names a machine or a workplace.',
    source: 'issue 2: workspace',
  },
  {
    id: 'text-stdout',
    sentence: 'No source whose stdout may belong to a protocol writes to it through console.log.',
    source: 'issue 2: workspace',
  },
  {
    id: 'release-plugins',
    sentence:
      'A release puts the plugins of the released commit, as they were built, on top of the branch that hosts install from, and changes nothing else, here or there.',
    source: 'issue 4: the Copilot extension',
  },
  {
    id: 'release-workflows',
    sentence:
      'Every command of a workflow and of CONTRIBUTING exists; workflows run no stranger’s action and may write only where a release must.',
    source: 'issue 4: the Copilot extension',
  },
  {
    id: 'repository-clean',
    sentence: 'Building and testing leave the clone clean.',
    source: 'issue 2: workspace',
  },
  {
    id: 'node-versions',
    sentence: 'The built commands and the server work alone on Node 20.19, 22, 24 and 26.',
    source: 'issue 2: node versions',
  },
  {
    id: 'budget-bytes',
    sentence: 'Each built file stays within its number of bytes.',
    source: 'issue 2: budgets',
  },
  {
    id: 'budget-modules',
    sentence: 'A command loads only the modules it needs to start.',
    source: 'issue 2: budgets',
  },
  {
    id: 'budget-processes',
    sentence: 'A call that names its paths starts no process.',
    source: 'issue 2: budgets',
  },
  {
    id: 'requirements-cited',
    sentence: 'Every requirement is cited by a test, and every id that a test cites exists.',
    source: 'issue 3: requirements table',
  },
] as const satisfies readonly Requirement[];
