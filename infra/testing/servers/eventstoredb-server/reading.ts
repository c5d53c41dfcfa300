import { randomUUID } from 'node:crypto';
import type { handleServerStreamingCall, ServerWritableStream } from '@grpc/grpc-js';
import { statusOf, streamDeleted, type Appending } from './appending.ts';
import { streams } from './generated.ts';
import type { Log, LoggedEvent } from './log.ts';
import { checkpointResponse, eventResponse, identifierOf, nameOf } from './messages.ts';

type Request = InstanceType<typeof streams.ReadReq>;
type Response = InstanceType<typeof streams.ReadResp>;
type Options = InstanceType<typeof streams.ReadReq.Options>;
type Parts = Omit<Appending, 'replication' | 'workload'>;
type Call = ServerWritableStream<Request, Response>;

/** Reads and subscriptions use the same call of the protocol. */
export function createRead({ log, faults, node }: Parts): handleServerStreamingCall<Request, Response> {
  return (call) => {
    const options = call.request.getOptions();
    if (!options) return void call.end();
    if (node.standing().role === 'silent') return;
    const subscribes = options.hasSubscription();
    const fault = faults.take(subscribes ? 'subscribe' : 'read');
    if (fault) {
      if (fault.effect === 'error') call.emit('error', statusOf(fault));
      return;
    }
    const work = subscribes
      ? subscription(call, options, { log, faults, node })
      : reading(call, options, log);
    work.catch((error: unknown) => call.emit('error', error));
  };
}

async function reading(call: Call, options: Options, log: Log): Promise<void> {
  const stream = options.getStream();
  const name = nameOf(stream?.getStreamIdentifier());
  if (stream && log.isDeleted(name)) return void call.emit('error', streamDeleted(name));
  const events = stream ? log.streamOf(name) : log.all;
  if (!events) {
    const missing = new streams.ReadResp.StreamNotFound().setStreamIdentifier(identifierOf(name));
    call.write(new streams.ReadResp().setStreamNotFound(missing));
    return void call.end();
  }
  const backwards = options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS;
  let left = Number(options.getCount());
  for (
    let index = firstOfRead(options, events, backwards);
    left > 0 && index >= 0 && index < events.length && !call.cancelled;
    index += backwards ? -1 : 1
  ) {
    const event = events[index];
    if (event) await write(call, eventResponse(event));
    left -= 1;
  }
  call.end();
}

/** Reads start with the given event. */
function firstOfRead(options: Options, events: readonly LoggedEvent[], backwards: boolean): number {
  const stream = options.getStream();
  const all = options.getAll();
  const from = stream ?? all;
  if (from?.hasStart()) return 0;
  if (from?.hasEnd()) return backwards ? events.length - 1 : events.length;
  if (stream) {
    const revision = Number(stream.getRevision());
    return backwards ? Math.min(revision, events.length - 1) : revision;
  }
  const position = BigInt(all?.getPosition()?.getCommitPosition() ?? 0);
  if (backwards) return events.findLastIndex((event) => event.position <= position);
  const index = events.findIndex((event) => event.position >= position);
  return index < 0 ? events.length : index;
}

async function subscription(call: Call, options: Options, { log, faults, node }: Parts): Promise<void> {
  const confirmation = new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(randomUUID());
  call.write(new streams.ReadResp().setConfirmation(confirmation));
  const matches = matcherOf(options);
  const filter = options.getFilter();
  const checkpointEvery = (filter?.getMax() ?? 32) * (filter?.getCheckpointintervalmultiplier() ?? 1);
  const cancelled = new Promise<void>((resolve) => call.once('cancelled', resolve));
  let index = firstOfSubscription(options, log.all);
  let sent = 0;
  let searched = 0;
  let caughtUp = false;

  while (!call.cancelled) {
    const grown = log.grown();
    for (; index < log.all.length && !call.cancelled; index += 1) {
      const event = log.all[index];
      if (!event) break;
      if (node.standing().role === 'silent') return;
      if (matches(event)) {
        await write(call, eventResponse(event));
        sent += 1;
      }
      searched += 1;
      if (filter && searched % checkpointEvery === 0) await write(call, checkpointResponse(event.position));
      const fault = faults.take('live', sent);
      if (fault) return void call.emit('error', statusOf(fault));
    }
    if (!caughtUp) {
      caughtUp = true;
      await write(call, new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp()));
    }
    await Promise.race([grown, cancelled]);
  }
}

/** Subscriptions start after the given event. */
function firstOfSubscription(options: Options, events: readonly LoggedEvent[]): number {
  const from = options.getAll();
  if (from?.hasStart()) return 0;
  if (from?.hasEnd()) return events.length;
  const position = BigInt(from?.getPosition()?.getCommitPosition() ?? 0);
  const index = events.findIndex((event) => event.position > position);
  return index < 0 ? events.length : index;
}

function matcherOf(options: Options): (event: LoggedEvent) => boolean {
  const filter = options.getFilter();
  if (!filter) return () => true;
  const expression = filter.getStreamIdentifier() ?? filter.getEventType();
  const textOf = (event: LoggedEvent) => (filter.hasStreamIdentifier() ? event.stream : event.type);
  const regex = expression?.getRegex();
  if (regex) return (event) => new RegExp(regex).test(textOf(event));
  const prefixes = expression?.getPrefixList() ?? [];
  return (event) => prefixes.some((prefix) => textOf(event).startsWith(prefix));
}

/** Waits while the client does not read. */
async function write(call: Call, response: Response): Promise<void> {
  if (call.write(response)) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      call.off('drain', done);
      call.off('cancelled', done);
      resolve();
    };
    call.once('drain', done);
    call.once('cancelled', done);
  });
}
