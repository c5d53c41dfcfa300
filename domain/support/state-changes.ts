import type { JsonObject, JsonValue } from '../core/events/json.ts';
import { isErased } from '../core/events/personal.ts';

export interface Change {
  readonly path: string;
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
}

/** Scalars, lists of scalars, erased and empty values count as one value. */
function isLeaf(value: JsonValue): boolean {
  const isPlain = (inner: JsonValue) => inner === null || typeof inner !== 'object';
  return (
    isPlain(value) || isErased(value) || Object.values(value ?? {}).length === 0 || isListOf(value, isPlain)
  );
}

function isListOf(value: JsonValue, isItem: (item: JsonValue) => boolean): boolean {
  return Array.isArray(value) && value.every((item: JsonValue) => isItem(item));
}

/** A state's leaves by path: `answers.2.text`. */
export function leavesOf(state: JsonObject): ReadonlyMap<string, JsonValue> {
  return new Map(Object.entries(state).flatMap(([key, inner]) => leavesUnder(inner, key)));
}

function leavesUnder(value: JsonValue, path: string): readonly (readonly [string, JsonValue])[] {
  if (isLeaf(value)) return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]: [string, JsonValue]) =>
    leavesUnder(inner, `${path}.${key}`),
  );
}

/** New, removed or changed leaves. */
export function changesBetween(before: JsonObject, after: JsonObject): readonly Change[] {
  const old = leavesOf(before);
  const present = leavesOf(after);
  const paths = [...present.keys(), ...[...old.keys()].filter((path) => !present.has(path))];
  return paths
    .map((path) => ({ path, before: old.get(path), after: present.get(path) }))
    .filter(({ before: was, after: is }) => JSON.stringify(was) !== JSON.stringify(is));
}
