import type { Requirement } from './types.ts';

const seed = 'seed: read-only tools for Copilot';
const issue = 'issue 4: the Copilot extension';
const where = 'boundary: where the session is';

/** What the extension does in a session of Copilot CLI. */
export const copilotRequirements = [
  {
    id: 'copilot-registered',
    sentence: 'The three tools stand beside the canvas in a session, offered directly and not deferred.',
    source: seed,
  },
  {
    id: 'copilot-answers',
    sentence:
      'adr_check answers by paths, by base and by neither, adr_explain and adr_lint answer, and what is refused is a failure with its fixed text.',
    source: seed,
  },
  {
    id: 'copilot-one-permission',
    sentence: 'A session asks for one permission for the extension and for none for a tool.',
    source: seed,
  },
  {
    id: 'copilot-environment',
    sentence:
      'The variable that names the command reaches the extension, and a missing command is cli-unresolved in every tool.',
    source: seed,
  },
  {
    id: 'copilot-turn',
    sentence: 'A model’s turn calls each tool and gets the decisions that govern.',
    source: issue,
  },
  {
    id: 'copilot-parity',
    sentence: 'Copilot and an MCP host are given the same answers about one repository.',
    source: issue,
  },
  {
    id: 'copilot-directory',
    sentence:
      'A call is answered for the directory that its event names, else the last the session moved to, else the one the runtime says after the join, else where the process was started.',
    source: where,
  },
  {
    id: 'copilot-cancel',
    sentence: 'A turn that is ended ends the call, and the program that the call started.',
    source: issue,
  },
  {
    id: 'copilot-limit',
    sentence: 'No setting makes an answer larger than 20,000 bytes, because the runtime throws those away.',
    source: issue,
  },
  {
    id: 'copilot-measured',
    sentence: 'What this project relies on or guards against in the runtime is as it was measured.',
    source: seed,
  },
  {
    id: 'copilot-ladder',
    sentence:
      'A join that the runtime refuses is tried with less; what is left out is said and each refusal quoted, and a piece that cannot be built takes no other with it.',
    source: seed,
  },
  {
    id: 'copilot-ladder-order',
    sentence:
      'The joins are: everything, without the hooks, without the tools, without both, without the canvas, the workflow alone; six at most, four without hooks.',
    source: seed,
  },
  {
    id: 'copilot-ladder-bridged',
    sentence:
      'Bridged tools are one more, first rung that the ladder gives up, for whatever reason they were refused; seven joins at most, five without hooks.',
    source: 'issue 7: the bridge',
  },
  {
    id: 'copilot-bridged',
    sentence:
      'Copilot is offered the tools that the user granted, asks before each call of one, and no server outlives the extension.',
    source: 'spec: MCP bridge, where it is used',
  },
  {
    id: 'copilot-bridged-lazy',
    sentence: 'Where the user has granted nothing, nothing of the bridge is loaded.',
    source: 'spec: MCP bridge, behaviour',
  },
  {
    id: 'copilot-ladder-ends',
    sentence: 'A join that never succeeds ends the process with the first refusal, and the session goes on.',
    source: issue,
  },
  {
    id: 'copilot-ladder-final',
    sentence:
      'A denied permission and a name that is taken end the process at once, and the session goes on.',
    source: issue,
  },
  {
    id: 'copilot-join-events',
    sentence: 'After several joins each event is handled once.',
    source: issue,
  },
  {
    id: 'copilot-advice-start',
    sentence: 'A session begins with an index of the decisions, and goes on with one in another repository.',
    source: issue,
  },
  {
    id: 'copilot-advice-read',
    sentence: 'The result of a read says which decisions govern the file, once.',
    source: issue,
  },
  {
    id: 'copilot-advice-prompt',
    sentence: 'A prompt that names governed files is accompanied by their decisions, and no other prompt is.',
    source: issue,
  },
  {
    id: 'copilot-advice-edit',
    sentence: 'An edit of a governed file that nothing announced is followed by its decisions.',
    source: issue,
  },
  {
    id: 'copilot-advice-once',
    sentence:
      'Advice is given once to each agent, to a sub-agent anew, and again, with the index, after a compaction or a step back.',
    source: 'boundary: advice and guard',
  },
  {
    id: 'copilot-advice-embedded',
    sentence: 'Advice starts no program that the environment names.',
    source: 'boundary: choosing the engine',
  },
  {
    id: 'copilot-hook-timer',
    sentence:
      'A hook that is late or fails has no opinion, after two seconds of its own, and nothing late counts as said.',
    source: issue,
  },
  {
    id: 'copilot-guard',
    sentence: 'A person is asked before a shell command that writes a record, and before no other.',
    source: issue,
  },
  {
    id: 'copilot-guard-headless',
    sentence: 'Where nobody can be asked such a command is denied at once and nothing hangs.',
    source: issue,
  },
  {
    id: 'copilot-review',
    sentence:
      'The workflow returns a verdict for each decision that governs the change, checks its arguments itself, and without a model returns what is certain.',
    source: issue,
  },
] as const satisfies readonly Requirement[];
