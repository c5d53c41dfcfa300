import type { EventStore } from '#domain/core/events/event-store.ts';
import type { ContractHarness } from './harness.ts';

/** What the cases use: filled before the first one runs. */
export interface Parts {
  readonly harness: ContractHarness;
  readonly store: EventStore;
}
