import * as v from 'valibot';
import { DATE, DATE_TIME, ID, IDENTITY, REFERENCE, SLUG, VERSION } from './formats.ts';

/*
 * The pieces of the record schema. The message of a check completes the sentence "`field` must be …".
 */
const format = (pattern: RegExp, message: string) => v.pipe(v.string(), v.regex(pattern, message));

export const id = format(ID, 'four digits or more in quotes, such as "0012", or a ULID');
export const reference = format(REFERENCE, 'the id of a record, such as "0012"');
export const identity = format(IDENTITY, '"@handle", "team:name" or a mail address');
export const slug = format(SLUG, 'lower-case letters, digits and hyphens');
export const version = format(VERSION, 'three numbers, such as 0.1.0');
export const date = format(DATE, 'a day that exists, written YYYY-MM-DD');
export const dateTime = format(DATE_TIME, 'a time with its zone, such as 2026-01-31T09:00:00Z');
export const url = v.pipe(v.string(), v.url('a whole URL, such as https://example.org/x'));
export const text = v.string();

export const longText = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.minLength(least, `at least ${least} characters long`),
    v.maxLength(most, `at most ${most} characters long`),
  );

export const numberFrom = (least: number, most: number) =>
  v.pipe(v.number(), v.minValue(least, `at least ${least}`), v.maxValue(most, `at most ${most}`));

export const wholeFrom = (least: number) =>
  v.pipe(
    v.number(),
    v.integer('a whole number'),
    v.minValue(least, `at least ${least}`),
    v.maxValue(Number.MAX_SAFE_INTEGER, `at most ${Number.MAX_SAFE_INTEGER}`),
  );

/** Exported by name: the published JSON Schema says this check as `uniqueItems`. */
export const isUnique = (items: readonly string[]): boolean => new Set(items).size === items.length;

type TextSchema = v.GenericSchema<string>;

/** Optional lists, empty when they are left out. */
export const texts = <Item extends TextSchema>(item: Item) => v.optional(v.array(item), []);
export const distinct = <Item extends TextSchema>(item: Item) =>
  v.optional(v.pipe(v.array(item), v.check<string[], string>(isUnique, 'free of repeated entries')), []);
