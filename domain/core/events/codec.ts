import { z } from 'zod';
import type { DomainEvent } from './event.ts';
import type { JsonObject } from './json.ts';
import { protectedPaths, type ProtectedPath } from './personal.ts';

type Upcast = (data: JsonObject) => JsonObject;

/** The storage of one event type: current version, its schema, and upcasts from older versions. */
export interface EventDefinition<Schema extends z.ZodType = z.ZodType> {
  readonly version: number;
  readonly schema: Schema;
  /** `upcasts[1]` turns data of version 1 into version 2; one for each earlier version. */
  readonly upcasts?: { readonly [version: number]: Upcast };
}

export type EventDefinitions = { readonly [type: string]: EventDefinition };

/** The union of events that a set of definitions describes. */
export type EventOf<Definitions extends EventDefinitions> = {
  [Type in keyof Definitions & string]: DomainEvent<Type, z.infer<Definitions[Type]['schema']>>;
}[keyof Definitions & string];

/** The codec for the events of one category, e.g. `account` for the streams `account-<userId>`. */
export interface EventCodec<Event extends DomainEvent = DomainEvent> {
  readonly category: string;
  readonly types: readonly Event['type'][];
  readonly definitions: EventDefinitions;
  versionOf(type: string): number;
  protectedPathsOf(type: string): readonly ProtectedPath[];
  /** @throws UnreadableEvent if the data does not fit its schema: a defect. */
  encode(event: Event): JsonObject;
  /** @param narrower reads only a part of the current version @throws UnreadableEvent for an unknown type or version, or invalid data */
  decode(type: string, version: number, data: JsonObject, narrower?: z.ZodType): Event;
}

export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
}

export class NewerEvent extends UnreadableEvent {}

/** Parses on reading and writing, and upcasts on reading. */
export function defineEvents<const Definitions extends EventDefinitions>(
  category: string,
  definitions: Definitions,
): EventCodec<EventOf<Definitions>> {
  const paths = new Map(
    Object.entries(definitions).map(([type, definition]) => [type, protectedPaths(definition.schema)]),
  );
  const definitionOf = (type: string): EventDefinition => {
    const definition = Object.hasOwn(definitions, type) ? definitions[type] : undefined;
    if (!definition) throw new NewerEvent(`${category}: there is no event type ${type}`);
    return definition;
  };
  const parse = (type: string, schema: z.ZodType, data: unknown) => {
    const parsed = schema.safeParse(data);
    if (!parsed.success) throw new UnreadableEvent(`${category}: ${type}: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  };
  return {
    category,
    types: Object.keys(definitions),
    definitions,
    versionOf: (type) => definitionOf(type).version,
    protectedPathsOf: (type) => paths.get(type) ?? [],
    encode: (event) => parse(event.type, definitionOf(event.type).schema, event.data) as JsonObject,
    decode(type, version, data, narrower) {
      const definition = definitionOf(type);
      if (version > definition.version) {
        throw new NewerEvent(`${category}: ${type} has version ${version}, newer than this program`);
      }
      let present = data;
      for (let from = version; from < definition.version; from += 1) {
        const upcast = definition.upcasts?.[from];
        if (!upcast) throw new UnreadableEvent(`${category}: ${type} has no upcast from version ${from}`);
        present = upcast(present);
      }
      return { type, data: parse(type, narrower ?? definition.schema, present) } as EventOf<Definitions>;
    },
  };
}
