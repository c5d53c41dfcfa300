import { afterAll, beforeAll, describe } from 'vitest';
import type { EventStore } from '#domain/core/events/event-store.ts';
import { appendCases } from './contract-appends.ts';
import { faultCases } from './contract-faults.ts';
import { modelCases } from './contract-model.ts';
import { raceCases } from './contract-races.ts';
import { readCases } from './contract-reads.ts';
import { subscriptionCases } from './contract-subscriptions.ts';
import type { ContractHarness } from './harness.ts';
import type { Parts } from './contract-parts.ts';

/**
 * What every adapter of the event store port must do: the 31 numbered cases, and random appends against a model.
 * For tests only: call it in a spec file with the way to start the adapter's server.
 */
export function eventStoreContract(adapter: string, start: () => Promise<ContractHarness>): void {
  describe(`event store contract: ${adapter}`, () => {
    let harness: ContractHarness | undefined;
    let store: EventStore | undefined;
    const parts = (): Parts => {
      if (!harness || !store) throw new Error('the harness has not started');
      return { harness, store };
    };
    beforeAll(async () => {
      harness = await start();
      store = await harness.open();
    });
    afterAll(async () => {
      await store?.close();
      await harness?.[Symbol.asyncDispose]();
    });

    describe('appends', () => {
      appendCases(parts);
    });
    describe('reads', () => {
      readCases(parts);
    });
    describe('races', () => {
      raceCases(parts);
    });
    describe('subscriptions', () => {
      subscriptionCases(parts);
    });
    describe('any sequence of appends', () => {
      modelCases(parts);
    });
    describe('faults', () => {
      faultCases(parts);
    });
  });
}
