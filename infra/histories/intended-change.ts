import type { JsonObject } from '#domain/core/json.ts';

/**
 * What a later release means to see otherwise in what an earlier one left. `expected.json` stays as that release
 * recorded it; who changes the shape of a state or the columns of a projection says here how the old one becomes the
 * new one, and the rest is compared as before.
 */
export interface IntendedChange {
  /** The release whose history is seen otherwise, e.g. `0.1.0`. */
  readonly of: string;
  readonly why: string;
  /** By category of streams, e.g. `account`; nothing where a stream is not replayed any more. */
  readonly states?: { readonly [category: string]: (state: JsonObject) => JsonObject | undefined };
  /**
   * By projection, given all its rows too, those of the others and the states of the streams as they were before this
   * change; nothing for a row that is not there any more.
   */
  readonly rows?: {
    readonly [projection: string]: (
      row: JsonObject,
      all: readonly JsonObject[],
      projections: { readonly [name: string]: readonly JsonObject[] },
      streams: { readonly [stream: string]: JsonObject },
    ) => JsonObject | undefined;
  };
  /** Projections that are not there any more. */
  readonly withoutProjections?: readonly string[];
}
