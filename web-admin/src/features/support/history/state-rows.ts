import type { JsonObject, JsonValue } from '#domain/core/events/json.ts';
import { leavesOf, type Change } from '#domain/support/state-changes.ts';
import { valueInWords } from './words.ts';

export interface StateRow {
  readonly path: string;
  readonly value: JsonValue | undefined;
  readonly before: { readonly was: string } | undefined;
}

/**
 * Internal state of algorithms, such as memory stability, which means nothing to a customer. The raw event shows it.
 */
const internals: ReadonlySet<string> = new Set(['memory', 'scheduler', 'fingerprint']);
const isInternal = (path: string) => path.split('.').some((part) => internals.has(part));

/** Changed values come first: a test has dozens of values, and only one or two of them changed. */
export function stateRows(state: JsonObject, changes: readonly Change[]): readonly StateRow[] {
  const leaves = leavesOf(state);
  // A list that was empty and now has items is not a removed value.
  const isThere = (path: string) =>
    [...leaves.keys()].some((leaf) => leaf === path || leaf.startsWith(`${path}.`));
  const changed = changes
    .filter(({ path }) => leaves.has(path) || !isThere(path))
    .map(({ path, before, after }) => ({ path, value: after, before: { was: valueInWords(path, before) } }));
  const changedPaths = new Set(changed.map(({ path }) => path));
  const same = [...leaves].filter(([path]) => !changedPaths.has(path));
  const rows = [...changed, ...same.map(([path, value]) => ({ path, value, before: undefined }))];
  return rows.filter(({ path }) => !isInternal(path));
}
