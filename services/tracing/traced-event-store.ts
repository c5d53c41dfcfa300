import { SpanKind, type Tracer } from '@opentelemetry/api';
import type { EventStore } from '#domain/core/events/event-store.ts';
import { inSpan } from '#projections/core/feed/in-span.ts';
import { outcomeOf } from '../event-store/outcome-of.ts';

/** A span for each append, by category (names would identify users) and correlation. */
export function tracedEventStore(store: EventStore, tracer: Tracer): EventStore {
  return {
    ...store,
    append(stream, events, expected) {
      const correlationId = events[0]?.metadata['correlationId'];
      const attributes = {
        'ninety.stream.category': stream.split('-', 1)[0],
        'ninety.event.types': events.map(({ type }) => type),
        ...(typeof correlationId === 'string' && { 'ninety.correlation_id': correlationId }),
      };
      return inSpan(tracer, 'append', { kind: SpanKind.CLIENT, attributes }, async (span) => {
        const result = await store.append(stream, events, expected);
        span?.setAttribute('ninety.append.outcome', outcomeOf(result));
        return result;
      });
    },
  };
}
