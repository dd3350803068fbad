import { adviceRequirements } from './requirements/advice.ts';
import { argumentRequirements } from './requirements/arguments.ts';
import { bridgeRequirements } from './requirements/bridge.ts';
import { changedRequirements } from './requirements/changed.ts';
import { claudeRequirements } from './requirements/claude.ts';
import { commandRequirements } from './requirements/commands.ts';
import { copilotPluginRequirements } from './requirements/copilot-plugin.ts';
import { copilotRequirements } from './requirements/copilot.ts';
import { engineRequirements } from './requirements/engine.ts';
import { gitRequirements } from './requirements/git.ts';
import { outcomeRequirements } from './requirements/outcomes.ts';
import { placeRequirements } from './requirements/place.ts';
import { recordRequirements } from './requirements/records.ts';
import { scrubbingRequirements } from './requirements/scrubbing.ts';
import { toolPolicyRequirements } from './requirements/tool-policy.ts';
import type { Requirement } from './requirements/types.ts';
import { workspaceRequirements } from './requirements/workspace.ts';

/**
 * Every promise that a test must prove. A test cites the id in its title, in brackets, several ones as `[a-b] [c-d]`.
 * An id that no test cites, or a cited one that is not here, fails the suite (`test/requirements.test.ts`).
 */
export const requirements: readonly Requirement[] = [
  ...argumentRequirements,
  ...placeRequirements,
  ...changedRequirements,
  ...gitRequirements,
  ...engineRequirements,
  ...outcomeRequirements,
  ...scrubbingRequirements,
  ...adviceRequirements,
  ...commandRequirements,
  ...bridgeRequirements,
  ...recordRequirements,
  ...toolPolicyRequirements,
  ...claudeRequirements,
  ...copilotRequirements,
  ...copilotPluginRequirements,
  ...workspaceRequirements,
];
