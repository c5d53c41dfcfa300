import type { EventStore } from '#domain/core/events/event-store.ts';
import type { ContractHarness } from './harness.ts';

/** Set before the first case. */
export interface Parts {
  readonly harness: ContractHarness;
  readonly store: EventStore;
}
