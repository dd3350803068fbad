/** A tool as it was when the user consented, safe to show. */
export interface CatalogueTool {
  /** The server's own name, for the call. */
  readonly name: string;
  readonly title?: string;
  readonly description: string;
  readonly inputSchema: { readonly type: 'object'; readonly [key: string]: unknown };
  /** Over name, title, description and input schema as the server sent them. */
  readonly digest: string;
}

/** Why a tool of a server is not offered. */
export const dropReasons = {
  'bad-name': 'its name is empty, too long, or has control characters',
  'duplicate-name': 'the server has another tool of that name',
  'no-schema': 'it has no input schema that describes an object',
  'bad-schema': 'its input schema is too large, too deep, or has control characters in a key',
  'broken-reference': 'its input schema refers to something that is not in it',
  'over-limit': 'the server has more tools than its limit',
  'name-taken': 'its name cannot be told from another tool’s',
} as const satisfies Record<string, string>;

export type DropReason = keyof typeof dropReasons;

export interface DroppedTool {
  /** Safe to show; empty where there is none. */
  readonly name: string;
  readonly reason: DropReason;
}

/** What one reading of a server's list gave. */
export interface ToolList {
  readonly tools: readonly CatalogueTool[];
  /** At most 100 of them; `droppedTotal` counts all. */
  readonly dropped: readonly DroppedTool[];
  readonly droppedTotal: number;
  /** Whether the server had more pages than were read. */
  readonly morePages: boolean;
}
