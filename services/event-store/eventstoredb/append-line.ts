import { StoreUnavailable, type Position } from '#domain/core/events/event-store.ts';
import type { PreparedAppend } from '../prepared-append.ts';
import { toPosition } from '../position.ts';
import { appendMessages } from './append-messages.ts';
import { openClient } from './client.ts';
import { findLeader, type Endpoint } from './find-leader.ts';
import { convertToCommandError, parseUUID, StreamsClient, unpackToCommandError } from './client-modules.ts';
import type { streams } from './client-modules.ts';

type Answer = InstanceType<typeof streams.BatchAppendResp>;
type Client = InstanceType<typeof StreamsClient>;

export interface Written {
  readonly revision: number;
  /** The server may omit it when it recognises a retry. */
  readonly position: Position | undefined;
}

export class NoResponse extends StoreUnavailable {}

export interface AppendAttempt {
  /** The same for all attempts of an append, so that an answer to an earlier one counts. */
  readonly id: string;
  /** How long the server may stay silent on this or any earlier append, in milliseconds. */
  readonly patienceMs: number;
  readonly end: number;
}

/** The stream of all appends to the leader, reopened when it breaks. */
export interface AppendLine {
  /** One attempt; waits as long as the server answers others. @throws NoResponse for no answer, StoreUnavailable, or the client's error */
  send(append: PreparedAppend, about: AppendAttempt): Promise<Written>;
  /** Looks for another leader, unless the call was opened or answered within the last `ms`. */
  findLeaderAgain(ms: number): Promise<void>;
  close(): Promise<void>;
}

interface Waiting {
  readonly place: number;
  answer(written: Written): void;
  fail(error: unknown): void;
}

interface Call {
  readonly client: Client;
  readonly stream: ReturnType<Client['batchAppend']>;
  readonly waiting: Map<string, Waiting>;
  sent: number;
  /** The highest answered place: unanswered appends before it were dropped. */
  answered: number;
  /** When the server last answered, or the call was opened. */
  heardAt: number;
  ended: boolean;
}

/** Uses the client's stubs: the client's own append shares one pending list, so late answers are thrown uncaught. */
export function openAppendLine(connectionString: string): AppendLine {
  const client = openClient(connectionString);
  const streamOf = new WeakMap<Client, Call['stream']>();
  const callOf = new WeakMap<Call['stream'], Call>();
  let latest: Call | undefined;
  let closed = false;
  let looking: Promise<void> | undefined;

  function begin(grpc: Client): Call['stream'] {
    // A follower would forward an append to the leader, and stay silent if the leader is dead.
    const [metadata, options] = client['callArguments']({ requiresLeader: true }, { deadline: Infinity });
    const stream = grpc.batchAppend(metadata, options);
    const call: Call = {
      client: grpc,
      stream,
      waiting: new Map(),
      sent: 0,
      answered: 0,
      heardAt: performance.now(),
      ended: false,
    };
    callOf.set(stream, call);
    latest = call;
    stream.on('data', (answer: Answer) => receive(call, answer));
    stream.on('error', (error) => end(call, convertToCommandError(error)));
    stream.on('end', () => end(call, new StoreUnavailable('EventStoreDB ended the call')));
    return stream;
  }

  /** Moves to the announced leader; otherwise, after a delay, to the one the client finds. */
  async function moveOn(silent: Call): Promise<void> {
    const target = silent.client.getChannel().getTarget();
    const leader = await findLeader(
      connectionString,
      ({ address, port }) => !target.endsWith(`${address}:${port}`),
    );
    if (silent.ended || (leader === undefined && silenceOf(silent) < brokenAfterMs)) return;
    await client['handleError'](silent.client, leader ? notLeader(leader) : unavailable());
    silent.stream.cancel();
  }

  /** Makes the client connect to this node, as a follower's redirect does. */
  function notLeader({ address, port }: Endpoint): Error {
    const [metadata] = client['callArguments']({});
    metadata.set('exception', 'not-leader');
    metadata.set('leader-endpoint-host', address);
    metadata.set('leader-endpoint-port', `${port}`);
    return Object.assign(new Error('Another node leads'), { code: 5, metadata });
  }

  const current = client['GRPCStreamCreator'](StreamsClient, 'appendToStream', begin, streamOf);

  return {
    async send(append, { id, patienceMs, end: endOfTime }) {
      const stream = await current();
      // A call that opens during the closing would leak.
      if (closed) stream.cancel();
      const call = callOf.get(stream);
      if (closed || call === undefined || call.ended)
        throw new StoreUnavailable('EventStoreDB ended the call');
      const { promise, resolve, reject } = Promise.withResolvers<Written>();
      const place = (call.sent += 1);
      const own: Waiting = { place, answer: resolve, fail: reject };
      call.waiting.set(id, own);
      const timer = onSilence(call, place, { patienceMs, end: endOfTime }, reject);
      try {
        for (const message of appendMessages(append, id)) call.stream.write(message);
        return await promise;
      } finally {
        timer.stop();
        // A later attempt may wait under the same id.
        if (call.waiting.get(id) === own) call.waiting.delete(id);
      }
    },
    async findLeaderAgain(ms) {
      if (latest === undefined || latest.ended || silenceOf(latest) < ms) return;
      looking ??= moveOn(latest).finally(() => (looking = undefined));
      await looking;
    },
    async close() {
      closed = true;
      await client.dispose();
    },
  };
}

/** A connection that is silent for this long may be broken, even if neither side has noticed. */
const brokenAfterMs = 2_000;

/** A timer this late means that the process was blocked and could not receive. */
const blockedMs = 50;

/** Reports silence once: not while earlier appends are answered, nor when this process was blocked. */
function onSilence(
  call: Call,
  place: number,
  { patienceMs, end: endOfTime }: Omit<AppendAttempt, 'id'>,
  tell: (silence: NoResponse) => void,
): { stop(): void } {
  let since = performance.now();
  let isExcused = false;
  let timer = setTimeout(look, patienceMs);
  function look(): void {
    const now = performance.now();
    const isInHand = call.heardAt > since && call.answered < place;
    const wasHeldUp = now - since > patienceMs + blockedMs;
    if (now < endOfTime && (isInHand || (wasHeldUp && !isExcused))) {
      isExcused = !isInHand;
      since = now;
      timer = setTimeout(look, Math.min(patienceMs, endOfTime - now));
    } else tell(new NoResponse(`EventStoreDB did not answer within ${Math.round(patienceMs)} ms`));
  }
  return { stop: () => clearTimeout(timer) };
}

const silenceOf = (call: Call) => performance.now() - call.heardAt;

const unavailable = () => Object.assign(new Error('EventStoreDB did not answer'), { code: 14 });

function receive(call: Call, answer: Answer): void {
  call.heardAt = performance.now();
  const waiting = call.waiting.get(parseUUID(answer.getCorrelationId()) ?? '');
  if (waiting === undefined) return;
  call.answered = Math.max(call.answered, waiting.place);
  const error = answer.getError();
  const success = answer.getSuccess();
  if (error !== undefined) {
    const stream = Buffer.from(answer.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();
    waiting.fail(unpackToCommandError(error, stream));
  } else if (success === undefined) {
    waiting.fail(new StoreUnavailable('EventStoreDB sent an ambiguous answer'));
  } else {
    const position = success.getPosition();
    waiting.answer({
      revision: Number(success.getCurrentRevision()),
      position: position && toPosition(position.getCommitPosition()),
    });
  }
}

function end(call: Call, reason: unknown): void {
  call.ended = true;
  for (const { fail } of call.waiting.values()) fail(reason);
  call.waiting.clear();
}
