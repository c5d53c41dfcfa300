import { z } from 'zod';
import type { JsonObject, JsonValue } from './json.ts';

/** Replaces personal data whose key was destroyed; part of each personal field's type, so readers must handle it. */
export const erasedSchema = z.object({ erased: z.literal(true) });
export type Erased = z.infer<typeof erasedSchema>;
export const erased: Erased = { erased: true };

export function isErased(value: unknown): value is Erased {
  return typeof value === 'object' && value !== null && 'erased' in value && value.erased === true;
}

/** The text, or a word for erased text. */
export function readable(value: unknown): string {
  return isErased(value) ? 'Erased' : String(value);
}

type Protection = { readonly secret: boolean };
const protections = z.registry<Protection>();

/** Text about a person: encrypted under the key of the event's user, erased with the account. */
export function personal<Schema extends z.ZodType<string>>(schema: Schema) {
  const field = z.union([schema, erasedSchema]);
  protections.add(field, { secret: false });
  return field;
}

/** Personal, and never shown to any user, support included: a password's hash. */
export function secret<Schema extends z.ZodType<string>>(schema: Schema) {
  const field = z.union([schema, erasedSchema]);
  protections.add(field, { secret: true });
  return field;
}

/** The path of a protected field in an event's data; `*` for list items. */
export interface ProtectedPath {
  readonly path: readonly string[];
  readonly secret: boolean;
}

/** Finds protected fields through objects, lists, optional fields and unions. */
export function protectedPaths(schema: z.core.$ZodType, path: readonly string[] = []): ProtectedPath[] {
  const protection = protections.get(schema as z.ZodType);
  if (protection) return [{ path, secret: protection.secret }];
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, inner]) =>
      protectedPaths(inner as z.core.$ZodType, [...path, key]),
    );
  }
  if (schema instanceof z.ZodArray) return protectedPaths(schema.element, [...path, '*']);
  if (schema instanceof z.ZodUnion) {
    const all = schema.options.flatMap((option: z.core.$ZodType) => protectedPaths(option, path));
    // Two members of a union may protect the same field, which must not be encrypted twice.
    return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return protectedPaths(schema.unwrap(), path);
  }
  return [];
}

/** Applies `change` to the values at `paths` that exist. */
export function mapProtected(
  data: JsonObject,
  paths: readonly ProtectedPath[],
  change: (value: JsonValue, at: ProtectedPath) => JsonValue,
): JsonObject {
  let result: JsonValue = data;
  for (const at of paths) result = changeAt(result, at.path, (value) => change(value, at));
  return result as JsonObject;
}

function changeAt(
  value: JsonValue,
  path: readonly string[],
  change: (value: JsonValue) => JsonValue,
): JsonValue {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item: JsonValue) => changeAt(item, rest, change));
  if (value === null || typeof value !== 'object') return value;
  const object = value as JsonObject;
  const inner = object[key];
  return inner === undefined ? object : { ...object, [key]: changeAt(inner, rest, change) };
}
