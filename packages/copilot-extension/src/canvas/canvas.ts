import type { Canvas, CanvasOptions } from '@github/copilot-sdk/extension';
import { viewOf, type ToolOutcome, type Workspace } from '@precedent/core';
import type { CallDirectories } from '../directory/call-directories.ts';
import type { SessionTools } from '../tools/session-tools.ts';
import { directoryOfInstance } from './instance-directory.ts';
import { decisionsPage } from './page.ts';
import { createPageServer } from './serve.ts';

const never = new AbortController().signal;

/** The canvas `precedent-decisions`: what governs the change, on a page of its own and through two actions. */
export function createDecisionsCanvas(
  createCanvas: (options: CanvasOptions) => Canvas,
  tools: SessionTools,
  directories: CallDirectories,
): { readonly canvas: Canvas; readonly close: () => void } {
  const pages = createPageServer();
  const workspaces = new Map<string, Workspace | undefined>();
  const check = (instance: string): Promise<ToolOutcome> =>
    tools.call('adr_check', {}, workspaces.get(instance), never);

  const canvas = createCanvas({
    id: 'precedent-decisions',
    displayName: 'Decisions on this change',
    description: 'The architecture decisions that govern what has changed in this repository.',
    actions: [
      {
        name: 'refresh',
        description: 'Reads the change and the decisions again.',
        handler: async ({ instanceId }) => answered(await check(instanceId)),
      },
      {
        name: 'explain',
        description: 'Which decisions govern one path, and why.',
        inputSchema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
        handler: async ({ instanceId, input }) =>
          answered(await tools.call('adr_explain', input ?? {}, workspaces.get(instanceId), never)),
      },
    ],
    open: async ({ instanceId, session }) => {
      workspaces.set(instanceId, await directoryOfInstance(session?.workingDirectory, directories));
      const url = await pages.open(instanceId, async () => decisionsPage(await check(instanceId)));
      return { url, title: 'Decisions on this change' };
    },
    onClose: ({ instanceId }) => {
      workspaces.delete(instanceId);
      pages.close(instanceId);
    },
  });
  return { canvas, close: pages.closeAll };
}

function answered(outcome: ToolOutcome): object {
  if (!outcome.ok) return { ok: false, code: outcome.code, message: outcome.message };
  return { ok: true, ...viewOf(outcome) };
}
