import { plainReason } from '#domain/core/text/plain-reason.ts';
import type { z } from 'zod';
import { Refused } from './errors.ts';

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);
const maximumDepth = 32;

interface Broken {
  readonly path: readonly string[];
  readonly message: string;
}

/** Rejects NUL, lone surrogates, prototype keys and deep nesting anywhere. @throws Refused invalid_input with the field's path */
export function refuseBroken(value: unknown): void {
  const broken = brokenIn(value, 0);
  // The path itself may contain data that must not be sent.
  if (broken) throw new Refused('invalid_input', { [broken.path.join('.') || 'body']: broken.message });
}

/** The path is built while returning: most inputs are valid and need none. */
function brokenIn(value: unknown, depth: number): Broken | undefined {
  if (typeof value === 'string') {
    return isBroken(value) ? { path: [], message: 'This text contains invalid characters.' } : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= maximumDepth) return { path: [], message: 'This is nested too deeply.' };
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const broken = brokenIn(value[index], depth + 1);
      if (broken) return under(String(index), broken);
    }
    return undefined;
  }
  for (const key of Object.keys(value)) {
    if (forbiddenKeys.has(key) || isBroken(key)) return { path: [], message: 'This name is not allowed.' };
    const broken = brokenIn((value as Readonly<Record<string, unknown>>)[key], depth + 1);
    if (broken) return under(key, broken);
  }
  return undefined;
}

const under = (name: string, { path, message }: Broken): Broken => ({ path: [name, ...path], message });

/** @throws Refused invalid_input with a text for each field, paths joined by dots */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  refuseBroken(input);
  const parsed = schema.safeParse(input, { error: plainReason });
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
