import type { z } from 'zod';
import { Refused } from './errors.ts';

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);
const maximumDepth = 32;

/**
 * Refuses what no call may hold, wherever it stands: NUL and lone surrogates, which cannot be stored or shown;
 * keys that reach for an object's prototype; nesting that no schema of ours has.
 * @throws Refused invalid_input with the path of the field.
 */
export function refuseBroken(value: unknown, path = '', depth = 0): void {
  if (typeof value === 'string') {
    if (isBroken(value)) throw invalid(path, 'This text has broken characters.');
  } else if (Array.isArray(value)) {
    if (depth >= maximumDepth) throw invalid(path, 'This is nested too deeply.');
    for (let index = 0; index < value.length; index += 1) {
      refuseBroken(value[index], join(path, String(index)), depth + 1);
    }
  } else if (typeof value === 'object' && value !== null) {
    if (depth >= maximumDepth) throw invalid(path, 'This is nested too deeply.');
    for (const [key, inner] of Object.entries(value)) {
      if (forbiddenKeys.has(key) || isBroken(key)) throw invalid(path, 'This name is not allowed.');
      refuseBroken(inner, join(path, key), depth + 1);
    }
  }
}

/**
 * The input as the schema gives it out.
 * @throws Refused invalid_input with what is wrong with each field, paths joined by dots.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  refuseBroken(input);
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const path = issue.path.map(String).join('.') || 'body';
    if (!Object.hasOwn(fields, path) && Object.keys(fields).length < 50) fields[path] = issue.message;
  }
  throw new Refused('invalid_input', fields);
}

function isBroken(text: string): boolean {
  return text.includes('\u0000') || !text.isWellFormed();
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

/** The path itself may hold what must not go out again. */
function invalid(path: string, message: string): Refused {
  return new Refused('invalid_input', { [path || 'body']: message });
}
