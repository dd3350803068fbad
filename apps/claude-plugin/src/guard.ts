export { guardShell } from '@precedent/claude-hooks';
