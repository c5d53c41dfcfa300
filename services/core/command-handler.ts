import type { EventCodec } from '#domain/core/codec.ts';
import { decideAll, fold, isRejection, reject, type Decider, type Rejection } from '#domain/core/decider.ts';
import type { DomainEvent } from '#domain/core/event.ts';
import { StoreUnavailable, type Position } from '#domain/core/event-store.ts';
import type { CommandContext, Journal, Recorded } from '#domain/core/journal.ts';
import type { RejectionCode } from '#domain/core/rejection.ts';
import { setTimeout as pause } from 'node:timers/promises';

/** What a command came to: the state after it and where it landed. */
export interface Accepted<State> {
  readonly state: State;
  /** The stream's last revision, -1 for a stream without events. */
  readonly revision: number;
  /** Absent when nothing was appended now or before. */
  readonly position?: Position;
  /** False when the command was in effect already, so that it gave no event. */
  readonly changed: boolean;
  /** True when this command had been carried out before: the answer is the first one's. */
  readonly replayed: boolean;
}

export interface Execution<State, Command, Event extends DomainEvent, Code extends RejectionCode> {
  readonly decider: Decider<State, Command, Event, Code>;
  readonly codec: EventCodec<Event>;
  readonly stream: string;
  readonly context: CommandContext;
  /** One or more commands decided one after the other and appended as one. */
  readonly commands: readonly Command[];
  /** Refuse unless the stream stands at this revision: what the sender last saw. */
  readonly expectedRevision?: number;
  /** The stream is new with this command, so there is nothing to read before deciding. */
  readonly isNew?: boolean;
}

const attempts = 8;
/** Those who meet on a stream part for a moment, each for another one, before they try again. */
const longestPauseMs = 50;

/**
 * Reads a stream, decides and appends at the revision that was read; tries again when another command came in
 * between. A command that was carried out before is not decided again: its answer is given from the stream.
 * @throws StoreUnavailable when the store is away or the stream stays contended.
 */
export async function execute<State, Command, Event extends DomainEvent, Code extends RejectionCode>(
  journal: Journal,
  execution: Execution<State, Command, Event, Code>,
): Promise<Accepted<State> | Rejection<Code | 'revision_conflict'>> {
  const { decider, codec, stream, context, commands, expectedRevision } = execution;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const skipReading = execution.isNew === true && attempt === 0;
    const recorded = skipReading ? [] : await journal.read(codec, stream);
    const earlier = recorded.findLast((event) => event.metadata.causationId === context.commandId);
    const revision = recorded.length - 1;
    if (earlier) {
      // Another sender's id: guessing it must neither act in their name nor show what came of it.
      const { actor } = earlier.metadata;
      if (actor.kind !== context.actor.kind || actor.id !== context.actor.id)
        return reject('revision_conflict');
      return replayed(decider, recorded, earlier);
    }

    if (expectedRevision !== undefined && expectedRevision !== revision) return reject('revision_conflict');
    const state = fold<State, Event>(decider, recorded);
    const decision = decideAll(decider, commands, state);
    if (isRejection(decision)) {
      // A rejection decided on a stream that was not read may only be a repetition.
      if (skipReading) continue;
      return decision;
    }
    if (decision.length === 0) {
      const last = recorded.at(-1);
      const position = last && { position: last.position };
      return { state, revision, ...position, changed: false, replayed: false };
    }
    const result = await journal.append(
      codec,
      stream,
      decision,
      revision < 0 ? 'noStream' : revision,
      context,
    );
    if (result.outcome === 'conflict') {
      await pause(Math.random() * Math.min(4 ** attempt, longestPauseMs));
      continue;
    }
    if (result.replayed) continue;
    const after = fold({ ...decider, initial: state }, decision);
    const { position, revision: landedAt } = result;
    return { state: after, revision: landedAt, position, changed: true, replayed: false };
  }
  throw new StoreUnavailable(`${stream} is too busy`);
}

/** The state as it was right after the command's own events. */
function replayed<State, Event extends DomainEvent>(
  decider: Pick<Decider<State, never, Event, never>, 'initial' | 'evolve'>,
  recorded: readonly Recorded<Event>[],
  last: Recorded<Event>,
): Accepted<State> {
  const upTo = recorded.filter((event) => event.revision <= last.revision);
  return {
    state: fold<State, Event>(decider, upTo),
    revision: last.revision,
    position: last.position,
    changed: true,
    replayed: true,
  };
}
