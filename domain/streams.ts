import { capabilities } from './capabilities.ts';
import type { EventIn } from './core/capability.ts';
import { NewerEvent, type EventCodec } from './core/events/codec.ts';
import type { Recorded } from './core/events/journal.ts';
import { categoryOf, type AnyStream } from './core/events/stream.ts';

export type AnyEvent = EventIn<(typeof capabilities)[number]['streams'][number]>;
export type RecordedEvent = Recorded<AnyEvent>;

export const streams: readonly AnyStream[] = capabilities.flatMap<AnyStream>(({ streams: own }) => own);

export function streamNamed(name: string): AnyStream | undefined {
  const category = categoryOf(name);
  return streams.find((stream) => stream.category === category);
}

/** @throws UnreadableEvent for a type of no stream */
export function codecOf(type: string): EventCodec {
  const codec = streams.find(({ types }) => types.includes(type));
  if (!codec) throw new NewerEvent(`there is no event type ${type}`);
  return codec;
}
