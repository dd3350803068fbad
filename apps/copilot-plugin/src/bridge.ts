// What bridges the servers of plugins, built to a file beside the extension, which loads it by need.
export { bridgedTools } from '@precedent/copilot-extension/bridge';
