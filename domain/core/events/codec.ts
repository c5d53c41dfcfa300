import { z } from 'zod';
import type { DomainEvent } from './event.ts';
import type { JsonObject } from './json.ts';
import { protectedPaths, type ProtectedPath } from './personal.ts';

type Upcast = (data: JsonObject) => JsonObject;

/** How one event type is stored: its present version, the schema of that version and the way from older ones. */
export interface EventDefinition<Schema extends z.ZodType = z.ZodType> {
  readonly version: number;
  readonly schema: Schema;
  /** `upcasts[1]` turns data of version 1 into version 2, and so on; one for each version before the present. */
  readonly upcasts?: { readonly [version: number]: Upcast };
}

export type EventDefinitions = { readonly [type: string]: EventDefinition };

/** The union of events that a set of definitions describes. */
export type EventOf<Definitions extends EventDefinitions> = {
  [Type in keyof Definitions & string]: DomainEvent<Type, z.infer<Definitions[Type]['schema']>>;
}[keyof Definitions & string];

/** Reads and writes the events of one category of streams, e.g. `account` for the streams `account-<userId>`. */
export interface EventCodec<Event extends DomainEvent = DomainEvent> {
  readonly category: string;
  readonly types: readonly Event['type'][];
  readonly definitions: EventDefinitions;
  versionOf(type: string): number;
  protectedPathsOf(type: string): readonly ProtectedPath[];
  /** @throws UnreadableEvent when the data does not fit its schema: a defect, nothing is stored. */
  encode(event: Event): JsonObject;
  /**
   * @param narrower reads only a part of the present version
   * @throws UnreadableEvent for an unknown type or version, or wrong data
   */
  decode(type: string, version: number, data: JsonObject, narrower?: z.ZodType): Event;
}

/** An event that the code cannot read or may not write. Whatever meets it stops, loudly. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
}

/** An event of a type, or of a version, that is newer than this program. */
export class NewerEvent extends UnreadableEvent {}

/** Defines the events of one category; the codec parses at both borders and upcasts at read time. */
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
