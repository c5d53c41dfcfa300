import {
  Metadata,
  status as code,
  type handleBidiStreamingCall,
  type ServerDuplexStream,
} from '@grpc/grpc-js';
import type { Fault, Faults } from './faults.ts';
import type { streams } from './generated.ts';
import type { Log, LogEvent } from './log.ts';
import type { Node } from './member.ts';
import { batchResponse, nameOf, notReady, timedOut, toExpected, toLogEvent, uuidText } from './messages.ts';
import type { Replication } from './replication.ts';
import type { Workload } from './workload.ts';

type BatchRequest = InstanceType<typeof streams.BatchAppendReq>;
type BatchResponse = InstanceType<typeof streams.BatchAppendResp>;
type Call = ServerDuplexStream<BatchRequest, BatchResponse>;
type Options = InstanceType<typeof streams.BatchAppendReq.Options>;

/** The time after which the real server reports that an append was not committed. */
const commitTimeoutMs = 2_000;

export function statusOf(fault: Fault) {
  return { code: fault.code ?? code.UNAVAILABLE, details: 'an injected fault', metadata: new Metadata() };
}

/** The client distinguishes errors by the metadata `exception`. */
export function streamDeleted(stream: string) {
  const metadata = new Metadata();
  metadata.set('exception', 'stream-deleted');
  metadata.set('stream-name', stream);
  return { code: code.FAILED_PRECONDITION, details: 'stream-deleted', metadata };
}

function notLeader(leaderPort: number) {
  const metadata = new Metadata();
  metadata.set('exception', 'not-leader');
  metadata.set('leader-endpoint-host', '127.0.0.1');
  metadata.set('leader-endpoint-port', `${leaderPort}`);
  return { code: code.NOT_FOUND, details: 'Leader info available', metadata };
}

export interface Appending {
  readonly log: Log;
  readonly workload: Workload;
  readonly faults: Faults;
  readonly replication: Replication;
  readonly node: Node;
}

/** All appends of a client use one call; large ones arrive in several pieces, and each is answered separately. */
export function createBatchAppend(parts: Appending): handleBidiStreamingCall<BatchRequest, BatchResponse> {
  return (call) => {
    const requiresLeader = call.metadata.get('requires-leader')[0] === 'true';
    const open = new Map<string, { events: LogEvent[]; options?: Options }>();
    call.on('data', (request: BatchRequest) => {
      const id = uuidText(request.getCorrelationId());
      const append = open.get(id) ?? { events: [] };
      open.set(id, append);
      const given = request.getOptions();
      if (given) append.options = given;
      append.events.push(...request.getProposedMessagesList().map(toLogEvent));
      const { options, events } = append;
      if (!request.getIsFinal() || !options) return;
      open.delete(id);
      if (isTaken(call, request, parts.node, requiresLeader))
        parts.workload.add(() => store(call, request, options, events, parts));
    });
    call.on('end', () => call.end());
  };
}

/**
 * Whether the node accepts an append or forwards it to a living leader. If not, it has told the client why, or not
 * answered.
 */
function isTaken(call: Call, request: BatchRequest, node: Node, requiresLeader: boolean): boolean {
  const standing = node.standing();
  if (standing.role === 'leader') return true;
  if (standing.role === 'silent') return false;
  if (standing.role === 'starting' || standing.leader === undefined) {
    call.write(notReady(request));
    return false;
  }
  // One error ends the call and all its appends.
  if (requiresLeader) call.emit('error', notLeader(standing.leader.port));
  return !requiresLeader && standing.leader.isAlive();
}

function store(
  call: Call,
  request: BatchRequest,
  options: Options,
  events: readonly LogEvent[],
  { log, faults, replication, node }: Appending,
): void {
  const stream = nameOf(options.getStreamIdentifier());
  const fault = faults.take('append');
  if (fault && !fault.afterStoring) {
    if (fault.effect === 'error') call.emit('error', statusOf(fault));
    return;
  }
  const answer = (response: BatchResponse) => {
    if (!call.cancelled && node.standing().role !== 'silent') call.write(response);
  };
  const key = `${stream} ${events[0]?.id}`;
  if (replication.underWay.has(key)) {
    setTimeout(() => answer(timedOut(request)), commitTimeoutMs).unref();
    return;
  }
  const decision = log.append(stream, toExpected(options, options.getStreamPosition()), events);
  if (fault) {
    if (fault.effect === 'error') call.emit('error', statusOf(fault));
    return;
  }
  if (replication.ms === 0 || decision.kind !== 'success')
    return answer(batchResponse(request, stream, decision));
  replication.underWay.add(key);
  setTimeout(() => {
    replication.underWay.delete(key);
    answer(batchResponse(request, stream, decision));
  }, replication.ms);
}
