import type { ExpectedRevision } from '#domain/core/events/event-store.ts';
import type { PreparedAppend, PreparedEvent } from '../prepared-append.ts';
import { shared, streams, Timestamp } from './client-modules.ts';

type AppendMessage = InstanceType<typeof streams.BatchAppendReq>;
type Options = InstanceType<typeof streams.BatchAppendReq.Options>;
type ProposedMessage = InstanceType<typeof streams.BatchAppendReq.ProposedMessage>;

/** The server rejects messages over 4 MiB; the names of many small events weigh more than their data. */
const pieceBytes = 3 * 1024 * 1024;
/** The overhead of an event besides data, metadata and type, rounded up. */
const bytesAround = 200;
/** The deadline sent to the server as a time of day, generous because clocks differ. Its own limit of 2 s is shorter. */
const serverPatienceMs = 10_000;

/** The messages of one append under its own id, split by size. */
export function* appendMessages(
  { stream, expected, events }: PreparedAppend,
  correlationId: string,
): Generator<AppendMessage, void, void> {
  const id = new shared.UUID().setString(correlationId);
  let message = new streams.BatchAppendReq().setCorrelationId(id).setOptions(optionsOf(stream, expected));
  let bytes = 0;
  for (const event of events) {
    const proposed = toProposedMessage(event);
    const size =
      proposed.getData_asU8().length +
      proposed.getCustomMetadata_asU8().length +
      event.type.length +
      bytesAround;
    if (bytes > 0 && bytes + size > pieceBytes) {
      yield message;
      message = new streams.BatchAppendReq().setCorrelationId(id);
      bytes = 0;
    }
    message.addProposedMessages(proposed);
    bytes += size;
  }
  yield message.setIsFinal(true);
}

function optionsOf(stream: string, expected: ExpectedRevision): Options {
  const name = new shared.StreamIdentifier().setStreamName(Uint8Array.from(Buffer.from(stream)));
  const deadline = Timestamp.fromDate(new Date(Date.now() + serverPatienceMs));
  const options = new streams.BatchAppendReq.Options().setStreamIdentifier(name).setDeadline(deadline);
  switch (expected) {
    case 'any':
      return options.setAny(new shared.Empty());
    case 'noStream':
      return options.setNoStream(new shared.Empty());
    case 'exists':
      return options.setStreamExists(new shared.Empty());
    default:
      return options.setStreamPosition(`${expected}`);
  }
}

function toProposedMessage({ id, type, data, metadata }: PreparedEvent): ProposedMessage {
  const proposed = new streams.BatchAppendReq.ProposedMessage()
    .setId(new shared.UUID().setString(id))
    .setData(Buffer.from(data))
    .setCustomMetadata(Buffer.from(metadata));
  const facts = proposed.getMetadataMap();
  facts.set('type', type);
  facts.set('content-type', 'application/json');
  return proposed;
}
