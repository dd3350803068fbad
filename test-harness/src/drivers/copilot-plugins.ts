import { createPluginHome, type PluginHome } from '../attacks/home.ts';
import { attacker } from '../attacks/servers.ts';
import { canaries } from '../contract/canaries.ts';
import { createRepository, type Repository } from '../contract/repository.ts';
import type { CopilotProgram } from '../hosts/copilot.ts';
import { startScriptedModel, type ModelTurn, type ScriptedModel } from '../models/scripted-model.ts';
import {
  openSession,
  ready,
  startCopilot,
  type CopilotHost,
  type OpenedSession,
  type SessionWishes,
} from './copilot-session.ts';

/** The real Copilot of a user who has plugins, secrets in the environment and a model that does what a test says. */
export interface CopilotWithPlugins {
  readonly home: PluginHome;
  readonly host: CopilotHost;
  readonly model: ScriptedModel;
  readonly repository: Repository;
  /** The plugin `p` with one server that behaves like this, granted. */
  granted(mode: string): Promise<void>;
  /** What the model does with the results of its calls since the prompt. */
  script(turn: (results: readonly string[]) => ModelTurn): void;
  /** A session with our extension, and what it was told. */
  open(wishes?: Partial<SessionWishes>): Promise<OpenedSession & { readonly said: readonly string[] }>;
  dispose(): Promise<void>;
}

export async function startCopilotWithPlugins(program: CopilotProgram): Promise<CopilotWithPlugins> {
  let next: (results: readonly string[]) => ModelTurn = () => ({ text: 'done' });
  const [home, repository, model] = await Promise.all([
    createPluginHome(),
    createRepository(),
    startScriptedModel(({ toolResults }) => next(toolResults)),
  ]);
  // One of the planted variables is a proxy, behind which the model would not be.
  const host = await startCopilot(program, { ...canaries, HTTPS_PROXY: undefined, HOME: home.home });
  return {
    home,
    host,
    model,
    repository,
    granted: async (mode) => {
      await home.plugin('p', attacker(mode));
      await home.grant('p');
    },
    script: (turn) => void (next = turn),
    open: async (wishes = {}) => {
      const said: string[] = [];
      const opened = await openSession(host, {
        workingDirectory: repository.root,
        modelUrl: model.url,
        onEvent: ({ type, data }) => {
          if (type.startsWith('session.')) said.push((data as { message?: string }).message ?? '');
        },
        ...wishes,
      });
      await ready(opened.session);
      return { ...opened, said };
    },
    dispose: async () => {
      await host.stop();
      await model.close();
      await Promise.all([home.remove(), repository.dispose()]);
    },
  };
}
