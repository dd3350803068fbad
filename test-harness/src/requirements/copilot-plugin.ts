import type { Requirement } from './types.ts';

const seed = 'seed: read-only tools for Copilot';
const issue = 'issue 4: the Copilot extension';

/** The canvas, the life of the extension's process, and the plugin that it comes in. */
export const copilotPluginRequirements = [
  {
    id: 'copilot-canvas-server',
    sentence:
      'The canvas opens one socket on 127.0.0.1 when it is first opened, and none is left when the last is closed.',
    source: issue,
  },
  {
    id: 'copilot-canvas-page',
    sentence: 'The page shows the decisions that govern the change, and everything read is shown as text.',
    source: issue,
  },
  {
    id: 'copilot-canvas-secret',
    sentence:
      'The page is served to who has its instance’s secret and asks for it by its address, and to nobody else.',
    source: issue,
  },
  {
    id: 'copilot-canvas-actions',
    sentence: 'The actions refresh and explain answer as the tools do.',
    source: issue,
  },
  {
    id: 'copilot-no-environment',
    sentence: 'The extension asks for no sensitive environment variable.',
    source: issue,
  },
  {
    id: 'copilot-reload',
    sentence: 'After a reload of extensions, and in a next session, there is one new process that answers.',
    source: issue,
  },
  {
    id: 'copilot-sigterm',
    sentence: 'The process ends on SIGTERM well inside the runtime’s five seconds.',
    source: issue,
  },
  {
    id: 'copilot-stdout',
    sentence: 'Nothing but the SDK writes to stdout, whatever a library prints.',
    source: issue,
  },
  {
    id: 'copilot-unhandled',
    sentence: 'An unhandled rejection is logged and ends the process, and the session goes on.',
    source: issue,
  },
  {
    id: 'copilot-start',
    sentence:
      'From the creation of a session to its tools takes at most 1.2 times as long as with an empty extension.',
    source: issue,
  },
  {
    id: 'copilot-files',
    sentence: 'The built plugin is exactly the listed files and declares no MCP server.',
    source: issue,
  },
  {
    id: 'copilot-no-writing',
    sentence:
      'No file of the plugin names a command that writes records, and shared ones name only commands that read.',
    source: seed,
  },
  {
    id: 'copilot-one-file',
    sentence:
      'The extension is one small file that imports the SDK and Node, and nothing else; what bridges plugins lies beside it.',
    source: issue,
  },
  {
    id: 'copilot-manifest',
    sentence: 'The manifest is of the layout in which Copilot loads extensions.',
    source: issue,
  },
  {
    id: 'copilot-marketplace',
    sentence: 'The plugin is installed from a clone of the release branch that was added as a marketplace.',
    source: issue,
  },
  {
    id: 'copilot-copied',
    sentence: 'The extension works copied into a repository’s .github/extensions, for that repository.',
    source: issue,
  },
  {
    id: 'copilot-without-flag',
    sentence: 'Where extensions are off the skill is there and says how to switch them on.',
    source: issue,
  },
] as const satisfies readonly Requirement[];
