import type { JsonObject } from '#domain/core/json.ts';
import { categoryOf } from '#domain/core/stream.ts';
import type { Expected, History } from './history.ts';
import type { IntendedChange } from './intended-change.ts';
import { intendedChanges } from './intended-changes.ts';

/** The states and rows that a history gives today: those of its release, with the intended changes since. */
export function expectedToday(
  { release, expected }: Pick<History, 'release' | 'expected'>,
  changes = intendedChanges,
): Expected {
  return changes
    .filter(({ of }) => of === release.release)
    .reduce((before, change) => changed(before, change), expected);
}

function changed({ streams, projections }: Expected, intended: IntendedChange): Expected {
  const { states = {}, rows = {}, withoutProjections = [] } = intended;
  const unchanged = (value: JsonObject) => value;
  return {
    streams: Object.fromEntries(
      Object.entries(streams).flatMap(([stream, state]) => {
        const category = categoryOf(stream);
        const now = (states[category] ?? unchanged)(state);
        return now ? [[stream, now] as const] : [];
      }),
    ),
    projections: Object.fromEntries(
      Object.entries(projections)
        .filter(([name]) => !withoutProjections.includes(name))
        .map(([name, list]) => {
          const change = rows[name] ?? unchanged;
          return [
            name,
            list.map((row) => change(row, list, projections, streams)).filter((row) => row !== undefined),
          ];
        }),
    ),
  };
}
