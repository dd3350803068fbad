import { bridgeCodes } from './table.ts';

const head = `# Codes of bridged tools

<!-- Generated from packages/mcp-bridge/src/codes/table.ts by renderBridgeCodesPage(). Do not edit. -->

Every way a tool of a plugin’s MCP server can fail. A failure is answered as \`code: message next step\`, with no other
text: nothing that a server, an exception or the environment says is repeated.

| code | what happened | what to do next |
|---|---|---|
`;

/** The reference page of the bridge's codes, as Markdown. `docs/reference/bridge-codes.md` must equal it. */
export function renderBridgeCodesPage(): string {
  return (
    head +
    Object.entries(bridgeCodes)
      .map(([code, { message, next }]) => `| \`${code}\` | ${message} | ${next} |\n`)
      .join('')
  );
}
