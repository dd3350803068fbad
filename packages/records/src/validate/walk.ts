import type { IssueRule, SchemaIssue } from './issue.ts';
import { runChecks } from './check.ts';
import type { MappingNode, SchemaNode } from './schema-node.ts';
import { quote, show } from './show.ts';

/**
 * Checks a value against a valibot schema. Own walk instead of valibot's: that one takes a list for a mapping, stops at
 * the first unknown key of each mapping, and builds a copy that nobody needs. The schema stays the only source.
 */
export function walkSchema(schema: SchemaNode, value: unknown): readonly SchemaIssue[] {
  const issues: SchemaIssue[] = [];
  walk(schema, value, '', issues);
  return issues;
}

/** True when the value has the type the schema asks for; issues of its parts do not change that. */
function walk(node: SchemaNode, value: unknown, field: string, into: SchemaIssue[]): boolean {
  if (node.type === 'optional') return value === undefined || walk(node.wrapped, value, field, into);
  if (!hasType(node, value)) {
    into.push(wrongType(node, value, field));
    return false;
  }
  const sound = walkParts(node, value, field, into);
  if (sound && node.pipe !== undefined) runChecks(node.pipe, value, field, into);
  return sound;
}

function hasType(node: Exclude<SchemaNode, { type: 'optional' }>, value: unknown): boolean {
  switch (node.type) {
    case 'strict_object':
    case 'record':
      return isMapping(value);
    case 'array':
      return Array.isArray(value);
    case 'picklist':
      return typeof value === 'string' && node.options.includes(value);
    case 'number':
      return Number.isFinite(value);
    default:
      return typeof value === node.type;
  }
}

function walkParts(node: SchemaNode, value: unknown, field: string, into: SchemaIssue[]): boolean {
  if (node.type === 'strict_object') return walkMapping(node, value as Mapping, field, into);
  let sound = true;
  if (node.type === 'array') {
    for (const [index, item] of (value as readonly unknown[]).entries()) {
      if (!walk(node.item, item, join(field, String(index)), into)) sound = false;
    }
  } else if (node.type === 'record') {
    for (const key of Object.keys(value as Mapping)) {
      if (!walk(node.value, (value as Mapping)[key], join(field, key), into)) sound = false;
    }
  }
  return sound;
}

function walkMapping({ entries }: MappingNode, value: Mapping, field: string, into: SchemaIssue[]): boolean {
  let sound = true;
  for (const key in entries) {
    const entry = entries[key];
    const part = value[key];
    // Most fields are optional and absent: this spares the making of their names.
    if (entry === undefined || (part === undefined && entry.type === 'optional')) continue;
    if (!walk(entry, part, join(field, key), into)) sound = false;
  }
  for (const key of Object.keys(value)) {
    if (Object.hasOwn(entries, key)) continue;
    into.push(unknownKey(join(field, key)));
    sound = false;
  }
  return sound;
}

const NAMES: Readonly<Record<string, string>> = {
  strict_object: 'a mapping of keys to values',
  record: 'a mapping of keys to values',
  array: 'a list',
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
};

function wrongType(node: SchemaNode, value: unknown, field: string): SchemaIssue {
  if (node.type === 'picklist') {
    const found = value === undefined ? 'it is missing' : `it is ${show(value)}`;
    return {
      rule: 'invalid-enum-value',
      field,
      message: `${field} must be one of ${node.options.join(', ')}; ${found}.`,
    };
  }
  if (value === undefined) return { rule: 'required-field', field, message: `${field} is missing; add it.` };
  const rule: IssueRule = 'invalid-type';
  const wanted = NAMES[node.type] ?? node.type;
  if (field === '') return { rule, message: `The front matter must be ${wanted}; it is ${show(value)}.` };
  const fix = node.type === 'string' && typeof value !== 'object' ? ' Put it in quotes.' : '';
  const empty = value === null ? ' Give it a value or remove the line.' : '';
  return { rule, field, message: `${field} must be ${wanted}; it is ${show(value)}.${fix}${empty}` };
}

function unknownKey(field: string): SchemaIssue {
  return {
    rule: 'strict-unknown-key',
    field,
    message: `${quote(field)} is no field of a record; remove it or correct its name.`,
  };
}

type Mapping = Readonly<Record<string, unknown>>;

function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function join(field: string, key: string): string {
  return field === '' ? key : `${field}.${key}`;
}
