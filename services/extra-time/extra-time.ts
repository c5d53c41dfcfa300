import type { Recorded, Journal } from '#domain/core/events/journal.ts';
import { isErased } from '#domain/core/events/personal.ts';
import { fold } from '#domain/core/events/stream.ts';
import type { ExtraTimeOfUser } from '#domain/extra-time/contract.ts';
import {
  extraTimeStream,
  grantOf,
  type ExtraTime,
  type ExtraTimeEvent,
} from '#domain/extra-time/extra-time.ts';

export async function readGrantedTime(journal: Journal, userId: string): Promise<ExtraTime> {
  return fold(extraTimeStream, await journal.read(extraTimeStream, extraTimeStream.nameOf(userId)));
}

export async function readExtraTime(journal: Journal, userId: string): Promise<ExtraTimeOfUser> {
  const events = await journal.read(extraTimeStream, extraTimeStream.nameOf(userId));
  const { percent, stopClock } = fold(extraTimeStream, events);
  return {
    percent: percent || null,
    stopClock,
    entries: events.map(entryOf).toReversed(),
  };
}

function entryOf(event: Recorded<ExtraTimeEvent>): ExtraTimeOfUser['entries'][number] {
  const { id, metadata, data } = event;
  const isGrant = event.type === 'ExtraTimeGranted';
  return {
    id,
    at: metadata.at,
    kind: isGrant ? 'granted' : 'taken_back',
    grant: isGrant ? (grantOf(event.data) ?? null) : null,
    reason: isErased(data.reason) ? null : data.reason,
  };
}
