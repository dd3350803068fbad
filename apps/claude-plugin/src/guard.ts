export { guardShell, isShell } from '@precedent/claude-hooks';
