const shells = new Set(['Bash', 'PowerShell', 'Monitor']);

/** Whether a tool runs command lines. */
export const isShell = (tool: string): boolean => shells.has(tool);
