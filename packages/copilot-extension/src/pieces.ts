import type { SessionEvent } from '@github/copilot-sdk';
import { createAdvisor } from './advice/advisor.ts';
import { forgets } from './advice/forgets.ts';
import { createHooks } from './advice/hooks.ts';
import { mayBeGranted } from './bridge/is-granted.ts';
import { createDecisionsCanvas } from './canvas/canvas.ts';
import type { CallDirectories } from './directory/call-directories.ts';
import { messageOf } from './join/join.ts';
import type { Piece } from './join/rungs.ts';
import type { ExtensionOptions, JoinConfig } from './options.ts';
import { createCopilotTools } from './tools/copilot-tools.ts';
import { createSessionTools } from './tools/session-tools.ts';
import { reviewWorkflow } from './workflow/review.ts';

export interface Pieces {
  /** What each adds to a join; one that could not be built is not here. */
  readonly built: ReadonlyMap<Piece, JoinConfig>;
  readonly onEvent: (event: SessionEvent) => void;
  /** Ends the canvas's page, and the servers behind bridged tools. */
  readonly close: () => Promise<void>;
}

/** Builds each piece by itself, so that one that fails is told about and takes no other with it. */
export async function buildPieces(options: ExtensionOptions, directories: CallDirectories): Promise<Pieces> {
  const { sdk, report } = options;
  const tools = createSessionTools(options);
  const advisor = createAdvisor(options);
  const built = new Map<Piece, JoinConfig>();
  let closeCanvas = (): void => {};
  let closeBridge = async (): Promise<void> => {};

  const build = async (
    piece: Piece,
    make: () => JoinConfig | Promise<JoinConfig | undefined>,
  ): Promise<void> => {
    try {
      const made = await make();
      if (made !== undefined) built.set(piece, made);
    } catch (error) {
      report(`The ${piece} could not be made and is left out: ${messageOf(error)}`);
    }
  };
  await build('hooks', () => ({ hooks: createHooks(advisor) }));
  await build('tools', () => ({ tools: createCopilotTools(tools, directories) }));
  const { loadBridge } = options;
  if (loadBridge !== undefined && mayBeGranted(options)) {
    await build('bridged', async () => {
      const { bridgedTools } = await loadBridge();
      const { tools: bridged, close } = await bridgedTools({ ...options, directories });
      closeBridge = close;
      return bridged.length === 0 ? undefined : { tools: bridged };
    });
  }
  await build('canvas', () => {
    if (sdk.createCanvas === undefined) throw new Error('this Copilot knows no canvases.');
    const { canvas, close } = createDecisionsCanvas(sdk.createCanvas, tools, directories);
    closeCanvas = close;
    return { canvases: [canvas] };
  });
  await build('workflow', () => {
    if (sdk.defineWorkflow === undefined) throw new Error('this Copilot knows no workflows.');
    return { workflows: [sdk.defineWorkflow(reviewWorkflow(tools, directories))] };
  });
  return {
    built,
    close: () => {
      closeCanvas();
      return closeBridge();
    },
    onEvent: (event) => {
      directories.onEvent(event);
      if (forgets(event.type)) advisor.newContext(event.agentId);
      if (event.type === 'session.context_changed') advisor.moved(event.data.cwd);
    },
  };
}
