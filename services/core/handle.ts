import { isRejection, reject, type Decision, type Rejection } from '#domain/core/events/decision.ts';
import type { DomainEvent } from '#domain/core/events/event.ts';
import type { Position } from '#domain/core/events/event-store.ts';
import type { CommandContext, Journal, Recorded } from '#domain/core/events/journal.ts';
import { fold, type Stream } from '#domain/core/events/stream.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { createLanes, type Lanes } from './lanes.ts';
import { readState } from './read-state.ts';
import { StreamBusy } from './stream-busy.ts';

/** The result of a command: the state after it and its place in the stream. */
export interface Accepted<State> {
  readonly state: State;
  readonly revision: number;
  readonly position?: Position;
  /** False if the command was already in effect and gave no event. */
  readonly changed: boolean;
  /** True if this command had already run: this is its first answer. */
  readonly replayed: boolean;
}

/** Rejections of any command. */
export type HandlingRejection = 'revision_conflict' | 'key_reused';

export interface Seen<State, Event extends DomainEvent> {
  readonly events: readonly Recorded<Event>[];
  readonly state: State;
}

export interface HandleOptions<State, Event extends DomainEvent, Refusal extends string> {
  /** Reject unless the stream is at this revision, which the sender last saw. */
  readonly expectedRevision?: number | undefined;
  /** The stream is created by this command, so there is nothing to read first. */
  readonly isNew?: boolean;
  /** The stream as the caller read it. It is read again only after a rejection or a conflict. */
  readonly seen?: Seen<State, Event>;
  /** External work for an accepted command, such as a payment: runs once, before the append. @returns why nothing may be appended */
  readonly prepare?: (state: State) => Promise<Rejection<Refusal> | undefined>;
}

/** A process runs the commands of one stream one at a time, so conflicts come from other processes. */
const attempts = 24;
const longestPauseMs = 100;

const lanes = new WeakMap<Journal, Lanes>();

export function lanesOf(journal: Journal): Lanes {
  const known = lanes.get(journal);
  if (known) return known;
  const made = createLanes();
  lanes.set(journal, made);
  return made;
}

/**
 * Reads a stream, decides and appends at the revision read; retries after a conflict. A repeated command gets its
 * first answer. Lanes: ADR 78.
 * @param id of the stream, without its category
 * @param decide pure; may run several times
 * @returns `revision_conflict`; `key_reused` for another command's id, so that guessed ids neither act nor reveal
 * @throws StoreUnavailable, StreamBusy
 */
export async function handle<
  State,
  Event extends DomainEvent,
  Code extends string = never,
  Refusal extends string = never,
>(
  journal: Journal,
  stream: Stream<State, Event>,
  id: string,
  context: CommandContext,
  decide: (state: State) => Decision<Event, Code>,
  options: HandleOptions<State, Event, Refusal> = {},
): Promise<Accepted<State> | Rejection<Code | Refusal | HandlingRejection>> {
  const name = stream.nameOf(id);
  return lanesOf(journal).inTurn(name, () =>
    tryUntilAppended(journal, stream, name, context, decide, options),
  );
}

async function tryUntilAppended<
  State,
  Event extends DomainEvent,
  Code extends string,
  Refusal extends string,
>(
  journal: Journal,
  stream: Stream<State, Event>,
  name: string,
  context: CommandContext,
  decide: (state: State) => Decision<Event, Code>,
  {
    expectedRevision,
    isNew = false,
    seen = isNew ? { events: [], state: stream.initial } : undefined,
    prepare,
  }: HandleOptions<State, Event, Refusal>,
): Promise<Accepted<State> | Rejection<Code | Refusal | HandlingRejection>> {
  let isPrepared = prepare === undefined;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const known = attempt === 0 ? seen : undefined;
    const recorded = known?.events ?? (await readState(journal, stream, name));
    const earlier = recorded.findLast((event) => event.metadata.causationId === context.commandId);
    if (earlier)
      return isSameCommand(earlier, context) ? replayed(journal, stream, earlier) : reject('key_reused');

    const revision = recorded.at(-1)?.revision ?? -1;
    const state = known ? known.state : fold(stream, recorded);
    const decision: Decision<Event, Code | 'revision_conflict'> =
      expectedRevision !== undefined && expectedRevision !== revision
        ? reject('revision_conflict')
        : decide(state);
    if (isRejection(decision)) {
      // A rejection on a stale stream may be a repetition only.
      if (known) continue;
      return decision;
    }
    if (decision.length === 0) {
      const last = recorded.at(-1);
      const position = last && { position: last.position };
      return { state, revision, ...position, changed: false, replayed: false };
    }
    if (!isPrepared) {
      const unprepared = await prepare?.(state);
      if (unprepared) return unprepared;
      isPrepared = true;
    }
    const result = await journal.append(
      stream,
      name,
      decision,
      revision < 0 ? 'noStream' : revision,
      context,
    );
    if (result.outcome === 'conflict') {
      await pause(Math.random() * Math.min(4 ** attempt, longestPauseMs));
      continue;
    }
    if (result.replayed) continue;
    const { position, revision: landedAt } = result;
    return {
      state: fold(stream, decision, state),
      revision: landedAt,
      position,
      changed: true,
      replayed: false,
    };
  }
  throw new StreamBusy(name, 'other processes came in between at each try');
}

/** Whether an event comes from the same command of the same sender. Commands of processes have no fingerprint. */
function isSameCommand({ metadata }: Recorded, { actor, fingerprint }: CommandContext): boolean {
  if (metadata.actor.kind !== actor.kind || metadata.actor.id !== actor.id) return false;
  return (
    metadata.fingerprint === undefined || fingerprint === undefined || metadata.fingerprint === fingerprint
  );
}

/** The state directly after the command's own events. */
async function replayed<State, Event extends DomainEvent>(
  journal: Journal,
  stream: Stream<State, Event>,
  { stream: name, revision, position }: Recorded<Event>,
): Promise<Accepted<State>> {
  const state = fold(stream, await readState(journal, stream, name, revision));
  return { state, revision, position, changed: true, replayed: true };
}
