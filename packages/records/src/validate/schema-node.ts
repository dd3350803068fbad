/** The parts of a valibot schema that walking it needs, as its objects carry them. */
interface Piped {
  /** The schema itself, then its checks and notes. */
  readonly pipe?: readonly SchemaCheck[];
}

export interface SchemaCheck {
  readonly kind: string;
  readonly type: string;
  readonly requirement?: unknown;
  readonly message?: unknown;
}

export interface MappingNode extends Piped {
  readonly type: 'strict_object';
  readonly entries: Readonly<Record<string, SchemaNode>>;
}

export type SchemaNode =
  | MappingNode
  | (Piped & { readonly type: 'optional'; readonly wrapped: SchemaNode })
  | (Piped & { readonly type: 'array'; readonly item: SchemaNode })
  | (Piped & { readonly type: 'record'; readonly value: SchemaNode })
  | (Piped & { readonly type: 'picklist'; readonly options: readonly string[] })
  | (Piped & { readonly type: 'string' | 'number' | 'boolean' });
