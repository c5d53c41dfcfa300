import { Any, Empty, shared, status, streams } from './generated.ts';
import type { Decision, Expected, LogEvent, LoggedEvent } from './log.ts';

type Identifier = InstanceType<typeof shared.StreamIdentifier>;
type Uuid = InstanceType<typeof shared.UUID>;
type BatchRequest = InstanceType<typeof streams.BatchAppendReq>;
type BatchResponse = InstanceType<typeof streams.BatchAppendResp>;
type ReadResponse = InstanceType<typeof streams.ReadResp>;

export function nameOf(identifier: Identifier | undefined): string {
  return Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');
}

export function identifierOf(name: string): Identifier {
  return new shared.StreamIdentifier().setStreamName(Uint8Array.from(Buffer.from(name)));
}

export function uuidText(uuid: Uuid | undefined): string {
  return uuid?.getString() ?? '';
}

/** The fields of an event in both kinds of append. */
interface ProposedMessage {
  getId(): Uuid | undefined;
  getMetadataMap(): { get(key: string): string | undefined };
  getData_asU8(): Uint8Array;
  getCustomMetadata_asU8(): Uint8Array;
}

export function toLogEvent(message: ProposedMessage): LogEvent {
  return {
    id: uuidText(message.getId()),
    type: message.getMetadataMap().get('type') ?? '',
    contentType: message.getMetadataMap().get('content-type') ?? '',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

interface ExpectationOptions {
  hasNoStream(): boolean;
  hasAny(): boolean;
  hasStreamExists(): boolean;
}

export function toExpected(options: ExpectationOptions, revision: string): Expected {
  if (options.hasNoStream()) return 'noStream';
  if (options.hasAny()) return 'any';
  return options.hasStreamExists() ? 'exists' : Number(revision);
}

export function batchResponse(request: BatchRequest, stream: string, decision: Decision): BatchResponse {
  const response = new streams.BatchAppendResp()
    .setCorrelationId(request.getCorrelationId())
    .setStreamIdentifier(identifierOf(stream));
  if (decision.kind === 'success') {
    const position = new shared.AllStreamPosition()
      .setCommitPosition(String(decision.position))
      .setPreparePosition(String(decision.position));
    const success = new streams.BatchAppendResp.Success()
      .setCurrentRevision(String(decision.revision))
      .setPosition(position);
    return response.setSuccess(success);
  }
  const [type, detail] = batchError(stream, decision);
  const details = new Any();
  details.pack(detail.serializeBinary(), `event_store.client.${type}`);
  return response.setError(new status.Status().setMessage(decision.kind).setDetails(details));
}

/** Sent while a node starts, or knows no leader. The client does not recognise the details. */
export function notReady(request: BatchRequest): BatchResponse {
  return refused(request, 'Server Is Not Ready', 'google.protobuf.Empty');
}

/** A dropped append is answered after a while as not committed. */
export function timedOut(request: BatchRequest): BatchResponse {
  return refused(request, '', 'event_store.client.Timeout');
}

function refused(request: BatchRequest, message: string, type: string): BatchResponse {
  const details = new Any();
  details.pack(new Empty().serializeBinary(), type);
  return new streams.BatchAppendResp()
    .setCorrelationId(request.getCorrelationId())
    .setStreamIdentifier(identifierOf(''))
    .setError(new status.Status().setMessage(message).setDetails(details));
}

function batchError(stream: string, decision: Exclude<Decision, { kind: 'success' }>) {
  switch (decision.kind) {
    case 'deleted':
      return ['StreamDeleted', new shared.StreamDeleted().setStreamIdentifier(identifierOf(stream))] as const;
    case 'tooLarge':
      return [
        'MaximumAppendSizeExceeded',
        new shared.MaximumAppendSizeExceeded().setMaxappendsize(1024 * 1024),
      ] as const;
    case 'wrongVersion': {
      const wrong = new shared.WrongExpectedVersion().setExpectedAny(new Empty());
      if (decision.current === undefined) wrong.setCurrentNoStream(new Empty());
      else wrong.setCurrentStreamRevision(String(decision.current));
      return ['WrongExpectedVersion', wrong] as const;
    }
  }
}

export function eventResponse(event: LoggedEvent): ReadResponse {
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(event.id))
    .setStreamIdentifier(identifierOf(event.stream))
    .setStreamRevision(String(event.revision))
    .setCommitPosition(String(event.position))
    .setPreparePosition(String(event.position))
    .setData(event.data)
    .setCustomMetadata(event.metadata);
  const facts = recorded.getMetadataMap();
  facts.set('type', event.type);
  facts.set('content-type', event.contentType);
  facts.set('created', String(event.createdTicks));
  const read = new streams.ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(String(event.position));
  return new streams.ReadResp().setEvent(read);
}

export function checkpointResponse(position: bigint): ReadResponse {
  const checkpoint = new streams.ReadResp.Checkpoint()
    .setCommitPosition(String(position))
    .setPreparePosition(String(position));
  return new streams.ReadResp().setCheckpoint(checkpoint);
}
