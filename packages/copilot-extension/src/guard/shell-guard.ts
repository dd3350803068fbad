import { guardQuestion, judgeCommand, type Shell } from '@precedent/core';

const shells: Readonly<Record<string, Shell>> = { bash: 'sh', powershell: 'powershell' };

export interface Permission {
  readonly permissionDecision: 'ask';
  readonly permissionDecisionReason: string;
}

/** For a shell command that would write a decision record: that a person be asked. Else no opinion. */
export function guardShell(tool: string, args: unknown): Permission | undefined {
  const shell = Object.hasOwn(shells, tool) ? shells[tool] : undefined;
  const { command } = (args ?? {}) as { readonly command?: unknown };
  if (shell === undefined || typeof command !== 'string') return undefined;
  if (judgeCommand(command, shell) === 'pass') return undefined;
  return { permissionDecision: 'ask', permissionDecisionReason: guardQuestion };
}
