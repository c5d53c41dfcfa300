import type { JsonObject } from '#domain/core/json.ts';
import { categoryOf } from '#domain/core/stream.ts';
import type { Expected, History, HistoryEvent } from './history.ts';
import type { IntendedChange } from './intended-change.ts';
import { intendedChanges } from './intended-changes.ts';

/** What the present program is to make of a history: what its release made of it, and what was changed since. */
export function expectedToday(history: History): Expected {
  return changesOf(history).reduce((before, change) => changed(before, change), history.expected);
}

/** The events of a history that the present program reads. */
export function eventsToday(history: History): readonly HistoryEvent[] {
  const gone = changesOf(history).flatMap(({ withoutStreams = [] }) => withoutStreams);
  return history.events.filter(({ stream }) => !gone.includes(categoryOf(stream)));
}

const changesOf = ({ release }: History) => intendedChanges.filter(({ of }) => of === release.release);

function changed({ streams, projections }: Expected, intended: IntendedChange): Expected {
  const { states = {}, rows = {}, withoutStreams = [], withoutProjections = [] } = intended;
  const unchanged = (value: JsonObject) => value;
  return {
    streams: Object.fromEntries(
      Object.entries(streams).flatMap(([stream, state]) => {
        const category = categoryOf(stream);
        const now = !withoutStreams.includes(category) && (states[category] ?? unchanged)(state);
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
