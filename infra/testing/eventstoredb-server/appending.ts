import { Metadata, status as code, type handleBidiStreamingCall } from '@grpc/grpc-js';
import type { Fault, Faults } from './faults.ts';
import type { streams } from './generated.ts';
import type { Log, LogEvent } from './log.ts';
import { batchResponse, nameOf, toExpected, toLogEvent, uuidText } from './messages.ts';

type BatchRequest = InstanceType<typeof streams.BatchAppendReq>;
type BatchResponse = InstanceType<typeof streams.BatchAppendResp>;

export function statusOf(fault: Fault) {
  return { code: fault.code ?? code.UNAVAILABLE, details: 'an injected fault', metadata: new Metadata() };
}

/** The client tells errors apart by the metadata `exception`. */
export function streamDeleted(stream: string) {
  const metadata = new Metadata();
  metadata.set('exception', 'stream-deleted');
  metadata.set('stream-name', stream);
  return { code: code.FAILED_PRECONDITION, details: 'stream-deleted', metadata };
}

/** All appends of a client come in one call, a large one in several pieces; each is answered on its own. */
export function createBatchAppend(
  log: Log,
  faults: Faults,
): handleBidiStreamingCall<BatchRequest, BatchResponse> {
  return (call) => {
    const open = new Map<
      string,
      { events: LogEvent[]; options?: InstanceType<typeof streams.BatchAppendReq.Options> }
    >();
    call.on('data', (request: BatchRequest) => {
      const id = uuidText(request.getCorrelationId());
      const append = open.get(id) ?? { events: [] };
      open.set(id, append);
      const options = request.getOptions();
      if (options) append.options = options;
      append.events.push(...request.getProposedMessagesList().map(toLogEvent));
      if (!request.getIsFinal() || !append.options) return;
      open.delete(id);

      const stream = nameOf(append.options.getStreamIdentifier());
      const expected = toExpected(append.options, append.options.getStreamPosition());
      const fault = faults.take('append');
      if (fault && !fault.afterStoring) {
        if (fault.effect === 'error') call.emit('error', statusOf(fault));
        return;
      }
      const decision = log.append(stream, expected, append.events);
      if (!fault) call.write(batchResponse(request, stream, decision));
      else if (fault.effect === 'error') call.emit('error', statusOf(fault));
    });
    call.on('end', () => call.end());
  };
}
