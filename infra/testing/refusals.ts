import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { errorBodySchema, type AnyCall } from '#domain/core/contract.ts';
import { rejections } from '#domain/rejections.ts';
import type { TestApi } from './api.ts';

const insides = /\n? +at \S+ \(|node_modules|\.ts\b|select .* from|event_store|Error\b/;

/**
 * Expects the specification's error body with one of our codes and its status, without server internals. @returns the
 * error of each field
 */
export function expectRefusal(
  response: LightMyRequestResponse,
  status: number,
  code: string,
): Record<string, string | true> {
  expect({ status: response.statusCode, code: codeOf(response) }).toEqual({ status, code });
  const body = errorBodySchema.strict().parse(response.json());
  expect([...Object.keys(rejections), 'internal']).toContain(body.code);
  expect(response.payload).not.toMatch(insides);
  return body.errors;
}

function codeOf(response: LightMyRequestResponse): unknown {
  const body = errorBodySchema.safeParse(response.json());
  return body.success ? body.data.code : response.payload;
}

export async function countEvents({ storage }: Pick<TestApi, 'storage'>, type?: string): Promise<number> {
  const filter = type === undefined ? {} : { filter: { eventTypes: [type] } };
  let count = 0;
  for await (const _ of storage.store.readAll(filter)) count += 1;
  return count;
}

/** Every event as stored, before decryption and upcasting: the view of a thief of the store. */
export async function storedAsText({ storage }: Pick<TestApi, 'storage'>, prefix?: string): Promise<string> {
  const filter = prefix === undefined ? {} : { filter: { streamPrefixes: [prefix] } };
  const events = [];
  for await (const event of storage.store.readAll(filter)) events.push(JSON.stringify(event));
  return events.join('\n');
}

export function requiredFieldsOf(call: AnyCall): string[] {
  const parsed = call.input.safeParse({});
  return parsed.success ? [] : [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))];
}

/** A value for each field, so that a refusal concerns only the tested field. */
export function exampleOf(call: AnyCall): object {
  return Object.fromEntries(requiredFieldsOf(call).map((field) => [field, 'x']));
}
