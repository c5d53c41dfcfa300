import {
  Metadata,
  status as code,
  type handleClientStreamingCall,
  type sendUnaryData,
  type handleBidiStreamingCall,
} from '@grpc/grpc-js';
import type { Fault, Faults } from './faults.ts';
import { shared, streams } from './generated.ts';
import type { Decision, Log, LogEvent } from './log.ts';
import { batchResponse, nameOf, toExpected, toLogEvent, uuidText } from './messages.ts';

type AppendRequest = InstanceType<typeof streams.AppendReq>;
type AppendResponse = InstanceType<typeof streams.AppendResp>;
type BatchRequest = InstanceType<typeof streams.BatchAppendReq>;
type BatchResponse = InstanceType<typeof streams.BatchAppendResp>;

export function statusOf(fault: Fault) {
  return { code: fault.code ?? code.UNAVAILABLE, details: 'an injected fault', metadata: new Metadata() };
}

/** The old way: one call for each append. */
export function createAppend(
  log: Log,
  faults: Faults,
): handleClientStreamingCall<AppendRequest, AppendResponse> {
  return (call, answer) => {
    const events: LogEvent[] = [];
    let options: InstanceType<typeof streams.AppendReq.Options> | undefined;
    call.on('data', (request: AppendRequest) => {
      if (request.hasOptions()) options = request.getOptions();
      const message = request.getProposedMessage();
      if (message) events.push(toLogEvent(message));
    });
    call.on('end', () => {
      if (!options) return answer({ code: code.INVALID_ARGUMENT, details: 'no options' });
      const stream = nameOf(options.getStreamIdentifier());
      const fault = faults.take('append');
      if (fault && !fault.afterStoring) return fault.effect === 'error' ? answer(statusOf(fault)) : undefined;
      const decision = log.append(stream, toExpected(options, options.getRevision()), events);
      if (fault) return fault.effect === 'error' ? answer(statusOf(fault)) : undefined;
      return answerAppend(stream, decision, answer);
    });
  };
}

function answerAppend(stream: string, decision: Decision, answer: sendUnaryData<AppendResponse>): void {
  const response = new streams.AppendResp();
  switch (decision.kind) {
    case 'deleted':
      return answer(streamDeleted(stream));
    case 'tooLarge':
      return answer(
        refusal(code.INVALID_ARGUMENT, 'maximum-append-size-exceeded', { 'maximum-append-size': '1048576' }),
      );
    case 'wrongVersion': {
      const wrong = new streams.AppendResp.WrongExpectedVersion().setExpectedAny(new shared.Empty());
      if (decision.current === undefined) wrong.setCurrentNoStream(new shared.Empty());
      else wrong.setCurrentRevision(String(decision.current));
      return answer(null, response.setWrongExpectedVersion(wrong));
    }
    case 'success': {
      const position = new streams.AppendResp.Position()
        .setCommitPosition(String(decision.position))
        .setPreparePosition(String(decision.position));
      const success = new streams.AppendResp.Success()
        .setCurrentRevision(String(decision.revision))
        .setPosition(position);
      return answer(null, response.setSuccess(success));
    }
  }
}

export function streamDeleted(stream: string) {
  return refusal(code.FAILED_PRECONDITION, 'stream-deleted', { 'stream-name': stream });
}

/** The client tells errors apart by the metadata `exception`. */
function refusal(status: code, exception: string, facts: Record<string, string>) {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries({ exception, ...facts })) metadata.set(key, value);
  return { code: status, details: exception, metadata };
}

/** The way of newer servers: all appends of a client in one call; a large one comes in several pieces. */
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
