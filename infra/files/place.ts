import type { Readable } from 'node:stream';

export interface Place {
  readonly called: string;
  /** All names, in the form of `placeOf`, the same in every place. */
  names(): AsyncIterable<string>;
  content(name: string): Promise<Readable | undefined>;
  /** Stores a file atomically; an existing one stays. */
  take(name: string, file: string): Promise<void>;
  delete(name: string): Promise<void>;
}
