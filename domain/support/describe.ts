import { capabilities } from '../capabilities.ts';
import type { Descriptions } from '../core/capability.ts';
import type { DomainEvent } from '../core/events/event.ts';
import { testName } from '../mock-tests/test-name.ts';
import type { AnyEvent } from '../streams.ts';

/** A missing sentence for an event does not compile. */
const descriptions = new Map<string, Descriptions<DomainEvent>[string]>(
  capabilities.flatMap((capability) => Object.entries(capability.descriptions)),
);

export function describe(event: AnyEvent, nameOfTest: (mockTestId: string) => string = testName): string {
  const inWords = descriptions.get(event.type);
  if (!inWords) throw new RangeError(`there is no event type ${event.type}`);
  return inWords(event.data, nameOfTest);
}

export function isAnyEvent(event: DomainEvent): event is AnyEvent {
  return descriptions.has(event.type);
}
