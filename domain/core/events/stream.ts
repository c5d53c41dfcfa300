import { defineEvents, type EventCodec, type EventDefinitions, type EventOf } from './codec.ts';
import { isRejection, type Decision } from './decision.ts';
import type { DomainEvent } from './event.ts';

/** Total over its events, and pure. */
export interface Fold<State, Event extends DomainEvent> {
  readonly initial: State;
  evolve(state: State, event: Event): State;
}

/** One category of streams: storage of its events, their fold, and its name. */
export interface Stream<State, Event extends DomainEvent> extends EventCodec<Event>, Fold<State, Event> {
  /** A heading: `Practice answer`. */
  readonly subject: string;
  /** How many last events decide the state, if one of them carries all before; all by default. */
  readonly readAtMost?: number;
  /** `account-<id>` for the id of one stream. */
  nameOf(id: string): string;
}

export type AnyStream = Stream<unknown, DomainEvent>;

/** @param definition `category` and event type names are a storage format and never change. */
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

/** Folds `events` into the initial or given state. */
export function fold<State, Event extends DomainEvent>(
  { initial, evolve }: Fold<State, Event>,
  events: Iterable<NoInfer<Event>>,
  state: State = initial,
): State {
  for (const event of events) state = evolve(state, event);
  return state;
}

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
