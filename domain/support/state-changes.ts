import type { JsonObject, JsonValue } from '../core/json.ts';
import { isErased } from '../core/personal.ts';

/** One difference between two states, at a path such as `answers.2.text`. */
export interface Change {
  readonly path: string;
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
}

/** The leaves of a state by path; an empty list or object is a leaf, and so is what was erased. */
export function leavesOf(value: JsonValue, path = ''): ReadonlyMap<string, JsonValue> {
  const entries: [string, JsonValue][] =
    value !== null && typeof value === 'object' && !isErased(value) ? Object.entries(value) : [];
  if (entries.length === 0) return new Map(path === '' ? [] : [[path, value]]);
  return new Map(
    entries.flatMap(([key, inner]) => [...leavesOf(inner, path === '' ? key : `${path}.${key}`)]),
  );
}

/** What an event changed: every leaf that is new, gone or different. */
export function changesBetween(before: JsonObject, after: JsonObject): readonly Change[] {
  const old = leavesOf(before);
  const present = leavesOf(after);
  const paths = [...present.keys(), ...[...old.keys()].filter((path) => !present.has(path))];
  return paths
    .map((path) => ({ path, before: old.get(path), after: present.get(path) }))
    .filter(({ before: was, after: is }) => JSON.stringify(was) !== JSON.stringify(is));
}
