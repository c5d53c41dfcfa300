import type { AdminResource } from './admin-resource.ts';
import type { AnyCall } from './contract.ts';
import type { DomainEvent } from './events/event.ts';
import type { AnyStream, Stream } from './events/stream.ts';

export type EventIn<Of> = Of extends Stream<infer _State, infer Event> ? Event : never;

/** An event's sentence in a user's history, fit to be read to a customer. */
export type Descriptions<Event extends DomainEvent> = {
  readonly [Type in Event['type']]: (
    data: Extract<Event, { type: Type }>['data'],
    /** Names of fixed tests come from events. */
    nameOfTest: (mockTestId: string) => string,
  ) => string;
};

/** The single definition of a capability; all lists of streams, calls, rejections and sentences derive from it. */
export interface Capability<
  Streams extends readonly AnyStream[] = readonly AnyStream[],
  Rejections extends { readonly [code: string]: number } = { readonly [code: string]: number },
> {
  /** Its folder's name in every layer. */
  readonly name: string;
  readonly streams: Streams;
  readonly calls: readonly AnyCall[];
  /** The status of each rejection. */
  readonly rejections: Rejections;
  readonly descriptions: Descriptions<EventIn<Streams[number]>>;
}

/** A missing sentence for an event does not compile. Clients import `contract.ts`, never `index.ts`, which imports everything. */
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
