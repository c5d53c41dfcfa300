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
  /** The server may leave it out when it recognises a retry. */
  readonly position: Position | undefined;
}

/** No answer came to a try; the append may have been stored. */
export class NoResponse extends StoreUnavailable {}

export interface AppendAttempt {
  /** The same for each try of an append, so that the answer to an earlier one is as good. */
  readonly id: string;
  /** How long the server may say nothing, to this append or to any that was sent before, in milliseconds. */
  readonly patienceMs: number;
  /** When the whole time of the append is over, by `performance.now()`. */
  readonly end: number;
}

/** The call by which all appends of a store go to the leader, begun again when it breaks. */
export interface AppendLine {
  /**
   * One try; waits as long as the server answers others.
   * @throws NoResponse for no answer, StoreUnavailable, or the client's error
   */
  send(append: PreparedAppend, about: AppendAttempt): Promise<Written>;
  /** Looks for another leader, unless the call has been begun or has answered anything within the last `ms`. */
  lookAnew(ms: number): Promise<void>;
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
  /** The highest place that was answered: what stands before it and is not answered was dropped. */
  answered: number;
  /** When the server was last heard of, or the call begun. */
  heardAt: number;
  ended: boolean;
}

/**
 * Speaks by the client's stubs. The client's own append shares one pending list, which the end of any call clears, so
 * late answers are thrown uncaught; here each call has its own.
 */
export function openAppendLine(connectionString: string): AppendLine {
  const client = openClient(connectionString);
  const streamOf = new WeakMap<Client, Call['stream']>();
  const callOf = new WeakMap<Call['stream'], Call>();
  let latest: Call | undefined;
  let closed = false;
  let looking: Promise<void> | undefined;

  function begin(grpc: Client): Call['stream'] {
    // A follower would hand an append on to the leader, and keep silent when that one is dead.
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

  /** To another leader where one is told of; else, after a while, by a connection of its own to whom the client finds. */
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

  /** What makes the client connect to this node, as a follower says it. */
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
      // One that came about during the closing would be left behind.
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
        // A later try may wait under the same id.
        if (call.waiting.get(id) === own) call.waiting.delete(id);
      }
    },
    async lookAnew(ms) {
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

/** A connection over which nothing came for so long may be broken, though neither side has told. */
const brokenAfterMs = 2_000;

/** What is later than it should be by so much says that this process was held up, so that it could hear nothing. */
const heldUpMs = 50;

/** Tells once of silence: not while answers come to what was sent before, nor when this process did not listen. */
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
    const wasHeldUp = now - since > patienceMs + heldUpMs;
    if (now < endOfTime && (isInHand || (wasHeldUp && !isExcused))) {
      isExcused = !isInHand;
      since = now;
      timer = setTimeout(look, Math.min(patienceMs, endOfTime - now));
    } else tell(new NoResponse(`EventStoreDB did not answer within ${Math.round(patienceMs)} ms`));
  }
  return { stop: () => clearTimeout(timer) };
}

const silenceOf = (call: Call) => performance.now() - call.heardAt;

/** What makes the client connect anew. */
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
