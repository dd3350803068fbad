export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What we use of the context that the runtime gives a workflow. Its own types are not published yet. */
export interface WorkflowContext {
  readonly args: unknown;
  readonly signal: AbortSignal;
  readonly agent: (
    prompt: string,
    options: { readonly label: string; readonly schema: object },
  ) => Promise<unknown>;
  readonly step: (key: string, producer: () => Promise<Json>) => Promise<unknown>;
  readonly parallel: <Result>(
    thunks: readonly (() => Promise<Result>)[],
  ) => Promise<readonly (Result | null)[]>;
  readonly phase: (title: string) => void;
  readonly log: (message: string) => void;
}

export interface WorkflowDefinition {
  readonly meta: {
    readonly name: string;
    readonly description: string;
    readonly phases: readonly { readonly title: string; readonly detail?: string }[];
    readonly argsSchema?: object;
  };
  readonly run: (context: WorkflowContext) => Promise<Json>;
}
