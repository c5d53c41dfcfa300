import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { AnyCall } from '#domain/core/contract.ts';

const domain = path.resolve(import.meta.dirname, '..', '..', 'domain');

/** Every call that any contract of the domain defines, found in its files. */
export async function allCalls(): Promise<AnyCall[]> {
  const files = globSync('*/{contract,*-contract}.ts', { cwd: domain }).filter(
    (file) => !file.startsWith('core'),
  );
  const modules = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(path.join(domain, file)).href)) as object),
  );
  return modules.flatMap((module) => Object.values(module).flatMap(callsIn));
}

/** An export that is a call, or the two calls of a resource that admins look at. */
function callsIn(exported: unknown): AnyCall[] {
  if (isCall(exported)) return [exported];
  if (typeof exported !== 'object' || exported === null || !('list' in exported && 'one' in exported))
    return [];
  return [exported.list, exported.one].filter(isCall);
}

function isCall(exported: unknown): exported is AnyCall {
  return (
    typeof exported === 'object' &&
    exported !== null &&
    'method' in exported &&
    'path' in exported &&
    'access' in exported &&
    'effect' in exported
  );
}

type Json = { readonly [key: string]: unknown };

/**
 * An input that the call's schema takes, as far as its kinds of fields tell: what it needs, and the fields whose
 * values are given by name.
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

function valueOf({ type, enum: values, const: only, format, minimum }: Json): unknown {
  if (only !== undefined) return only;
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
