import type { JsonObject } from '#domain/core/events/json.ts';
import type { HistoryEntry } from '#domain/support/contract.ts';
import { categoryOf } from '#domain/core/events/stream.ts';
import { stateAfter } from '#domain/support/replay.ts';
import { changesBetween, type Change } from '#domain/support/state-changes.ts';

type Entry = Pick<HistoryEntry, 'id' | 'stream' | 'type' | 'data'>;

export interface Replayed {
  readonly stream: string;
  readonly state: JsonObject;
  readonly changes: readonly Change[];
}

export interface NotReplayed {
  readonly stream: string;
  readonly problem: string;
}

export function replayAt(
  entries: readonly Entry[],
  chosen: Pick<Entry, 'id' | 'stream'>,
): readonly (Replayed | NotReplayed)[] {
  const past = entries.slice(0, entries.findIndex(({ id }) => id === chosen.id) + 1);
  const replayed = [replayStream(past, chosen.stream, true)];
  const account = past.find(({ stream }) => categoryOf(stream) === 'account')?.stream;
  if (account !== undefined && account !== chosen.stream) replayed.push(replayStream(past, account, false));
  return replayed;
}

function replayStream(past: readonly Entry[], stream: string, isChosen: boolean): Replayed | NotReplayed {
  const events = past.filter((entry) => entry.stream === stream);
  try {
    const state = stateAfter(stream, events);
    const changes = isChosen ? changesBetween(stateAfter(stream, events.slice(0, -1)), state) : [];
    return { stream, state, changes };
  } catch (error) {
    return { stream, problem: error instanceof Error ? error.message : String(error) };
  }
}
