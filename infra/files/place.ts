import type { Readable } from 'node:stream';

/** Where the files of an installation lie, as their bytes: sealed ones stay sealed, so that no key is needed to move them. */
export interface Place {
  /** For people. */
  readonly called: string;
  /** The names of all files, as `placeOf` makes them: the same in every place. */
  names(): AsyncIterable<string>;
  /** Nothing where there is no such file. */
  content(name: string): Promise<Readable | undefined>;
  /** Takes a file of the disk, which is there whole or not at all; one of this name that is there already stays as it is. */
  take(name: string, file: string): Promise<void>;
  /** May be repeated. */
  delete(name: string): Promise<void>;
}
