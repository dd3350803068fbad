import { readResultLimit, resultLimits, type Environment, type ResultLimit } from '@precedent/core';

/** A result over the runtime's limit is thrown away, so no setting raises ours. */
export function resultLimit(env: Environment): ResultLimit {
  const asked = readResultLimit(env, 'user', resultLimits.copilot);
  return asked.most < resultLimits.copilot.most ? asked : resultLimits.copilot;
}
