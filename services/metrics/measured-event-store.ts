import { Histogram, type Registry } from 'prom-client';
import type { EventStore } from '#domain/core/events/event-store.ts';
import { outcomeOf } from '../event-store/outcome-of.ts';
import { durationBuckets } from './registry.ts';

export function measuredEventStore(store: EventStore, registry: Registry): EventStore {
  const durations = new Histogram({
    name: 'ninety_append_duration_seconds',
    help: 'Time from append to the answer of the event store',
    labelNames: ['outcome'],
    buckets: durationBuckets,
    registers: [registry],
  });
  return {
    ...store,
    async append(stream, events, expected) {
      const end = durations.startTimer();
      let outcome = 'failed';
      try {
        const result = await store.append(stream, events, expected);
        outcome = outcomeOf(result);
        return result;
      } finally {
        end({ outcome });
      }
    },
  };
}
