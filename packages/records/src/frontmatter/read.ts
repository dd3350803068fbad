import { MAX_FRONT_MATTER } from './length.ts';
import { readSimple } from './simple.ts';

export type YamlReading =
  | { readonly ok: true; readonly value: unknown; readonly writtenId?: string }
  | {
      readonly ok: false;
      readonly kind: 'syntax' | 'alias';
      readonly reason: string;
      /** Counts from 1 within the front matter. */
      readonly line?: number;
    };

/** Reads front matter; undefined when that takes the whole YAML parser. */
export type FrontMatterReader = (source: string) => YamlReading | undefined;

/** Reads without the whole parser, which a short-lived command then never loads. */
export function readPlainly(source: string): YamlReading | undefined {
  const value = source.length > MAX_FRONT_MATTER ? undefined : readSimple(source);
  if (value === undefined) return undefined;
  const { id } = value;
  if (typeof id === 'string') return { ok: true, value, writtenId: id };
  if (typeof id !== 'number') return { ok: true, value };
  return { ok: true, value, writtenId: /^id: +([^ \r\n]+)/m.exec(source)?.[1] ?? String(id) };
}

/** A reader of all front matter. */
export async function loadWholeReader(): Promise<(source: string) => YamlReading> {
  const { readYaml } = await import('./yaml.ts');
  return (source) => readPlainly(source) ?? readYaml(source);
}
