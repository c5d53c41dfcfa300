import { defineEvents, type EventCodec, type EventDefinitions, type EventOf } from './codec.ts';
import { isRejection, type Decision } from './decision.ts';
import type { DomainEvent } from './event.ts';

/** How the state of a stream follows from its events; total over them, and pure. */
export interface Fold<State, Event extends DomainEvent> {
  readonly initial: State;
  evolve(state: State, event: Event): State;
}

/** One category of streams as one value: how its events are stored, what they add up to, and what it is called. */
export interface Stream<State, Event extends DomainEvent> extends EventCodec<Event>, Fold<State, Event> {
  /** What a stream of this category is, in a word or two for a heading: `Practice answer`. */
  readonly subject: string;
  /** How many last events decide the state, where one of them carries all before; else all. */
  readonly readAtMost?: number;
  /** `account-<id>` for the id of one stream. */
  nameOf(id: string): string;
}

export type AnyStream = Stream<unknown, DomainEvent>;

/** @param definition `category` and the names of event types are a storage format and never change. */
export function defineStream<const Definitions extends EventDefinitions, State>(definition: {
  readonly category: string;
  readonly subject: string;
  readonly events: Definitions;
  readonly initial: NoInfer<State>;
  readonly readAtMost?: number;
  evolve(state: State, event: EventOf<Definitions>): State;
}): Stream<State, EventOf<Definitions>> {
  const { category, events, ...rest } = definition;
  return { ...defineEvents(category, events), ...rest, nameOf: (id) => `${category}-${id}` };
}

/** The state after all of `events`, from the initial one or from `state`. */
export function fold<State, Event extends DomainEvent>(
  { initial, evolve }: Fold<State, Event>,
  events: Iterable<NoInfer<Event>>,
  state: State = initial,
): State {
  for (const event of events) state = evolve(state, event);
  return state;
}

/** One decision made of several, each on the state that the ones before it leave; refused as a whole. */
export function inTurn<State, Event extends DomainEvent, Code extends string>(
  stream: Fold<State, Event>,
  decisions: readonly ((state: State) => Decision<Event, Code>)[],
): (state: State) => Decision<Event, Code> {
  return (state) => {
    const events: Event[] = [];
    for (const decide of decisions) {
      const decision = decide(fold(stream, events, state));
      if (isRejection(decision)) return decision;
      events.push(...decision);
    }
    return events;
  };
}

export function categoryOf(name: string): string {
  const end = name.indexOf('-');
  return end < 0 ? name : name.slice(0, end);
}
