import type { AdminResource } from './admin-resource.ts';
import type { AnyCall } from './contract.ts';
import type { DomainEvent } from './events/event.ts';
import type { AnyStream, Stream } from './events/stream.ts';

/** The union of events that some streams hold. */
export type EventIn<Of> = Of extends Stream<infer _State, infer Event> ? Event : never;

/** What each of some events says in a user's history, in words an agent can read to a customer. */
export type Descriptions<Event extends DomainEvent> = {
  readonly [Type in Event['type']]: (
    data: Extract<Event, { type: Type }>['data'],
    /** The name of a test by its id: fixed tests have theirs in events. */
    nameOfTest: (mockTestId: string) => string,
  ) => string;
};

/** What a capability is, said once; all lists of streams, calls, rejections and sentences are made of these. */
export interface Capability<
  Streams extends readonly AnyStream[] = readonly AnyStream[],
  Rejections extends { readonly [code: string]: number } = { readonly [code: string]: number },
> {
  /** As its folder is called on every floor. */
  readonly name: string;
  readonly streams: Streams;
  readonly calls: readonly AnyCall[];
  /** The reasons for a refusal that belong to it, with the status of each. */
  readonly rejections: Rejections;
  /** One for each event of its streams. */
  readonly descriptions: Descriptions<EventIn<Streams[number]>>;
}

/**
 * A missing sentence for an event does not compile. Clients import `contract.ts`, never `index.ts`, which holds
 * everything.
 */
export function defineCapability<
  const Streams extends readonly AnyStream[],
  const Rejections extends { readonly [code: string]: number },
>(capability: Capability<Streams, Rejections>): Capability<Streams, Rejections> {
  return capability;
}

export function callsOf(...modules: readonly object[]): readonly AnyCall[] {
  return modules
    .flatMap((module) => Object.values(module) as unknown[])
    .flatMap((exported) => {
      if (isCall(exported)) return [exported];
      return isResource(exported) ? [exported.list, exported.one] : [];
    });
}

const has = (value: unknown, ...fields: readonly string[]): value is object =>
  typeof value === 'object' && value !== null && fields.every((field) => field in value);

const isCall = (value: unknown): value is AnyCall => has(value, 'method', 'path', 'access', 'effect');
const isResource = (value: unknown): value is AdminResource => has(value, 'list', 'one', 'fields');
