import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { AnyCall } from '#domain/core/contract.ts';

type Json = { readonly [key: string]: unknown };

/**
 * An input that matches the call's schema as far as field types allow: the required fields, and the fields with known
 * values.
 */
export function inputFor(call: AnyCall, known: Json = {}): Json {
  const { properties = {}, required = [] } = z.toJSONSchema(call.input, {
    io: 'input',
    unrepresentable: 'any',
  });
  const names = Object.keys(properties).filter((name) => name in known || required.includes(name));
  return Object.fromEntries(
    names.map((name) => [name, name in known ? known[name] : valueOf(properties[name] as Json)]),
  );
}

function valueOf({ type, enum: values, const: only, examples, format, minimum }: Json): unknown {
  if (only !== undefined) return only;
  // A text with its own format.
  if (Array.isArray(examples)) return examples[0] as unknown;
  if (Array.isArray(values)) return values[0] as unknown;
  switch (type) {
    case 'string':
      return format === 'uuid' ? randomUUID() : 'tea';
    case 'integer':
    case 'number':
      return minimum ?? 1;
    case 'boolean':
      return true;
    case 'array':
      return [];
    default:
      return {};
  }
}
