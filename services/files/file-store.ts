import type { Readable } from 'node:stream';

/** Who a file belongs to. A person's files are sealed under the person's key, and go with it. */
export type FileOwner =
  | { readonly kind: 'installation' }
  /** By the key of the person, as `personKey` gives it: a user's id, or that of a visitor. */
  | { readonly kind: 'person'; readonly id: string };

/** What a file is found by. Each owner has names of their own; the key is a name and no path. */
export interface FileName {
  readonly owner: FileOwner;
  /** Letters, digits, dots, `-` and `_`, at most 120. */
  readonly key: string;
  /** True of what is still being made, or was not handed in: it is dropped when a week old, that of a visitor after a day. Only persons have such. */
  readonly isDraft?: boolean;
}

/** Something to be read, in parts too. */
export interface ReadableFile {
  readonly bytes: number;
  /** A hash of the content: the same on every replica, another one when the content is another. */
  readonly version: string;
  /** The content from `first` to `last`, both inclusive. */
  read(first: number, last: number): Readable;
}

export interface StoredFile extends ReadableFile {
  readonly mediaType: string;
  readonly sha256: string;
}

export interface NewFile {
  readonly content: AsyncIterable<Uint8Array>;
  readonly mediaType: string;
  readonly maximumBytes: number;
}

/**
 * A file is written once: its name never gets other content, so that references can be explained later. Streams only.
 */
export interface FileStore {
  /**
   * Stores a file, whole or not at all; idempotent.
   * @throws FileTooLarge, FileExists, OwnerErased, and what `content` throws
   */
  put(name: FileName, file: NewFile): Promise<StoredFile>;
  /** Nothing for a file that is not there, and for one that cannot be read any more. */
  find(name: FileName): Promise<StoredFile | undefined>;
  /** Keeps a draft, too, as the file of its name, which is never dropped. @returns false where there is no such draft; may be repeated */
  keepDraft(name: FileName): Promise<boolean>;
  delete(name: FileName): Promise<void>;
  /** Deletes all files of a person; may be repeated. */
  eraseOf(personId: string): Promise<void>;
  persons(): Promise<readonly string[]>;
  /** Deletes what was begun long ago and never finished: a day after its process was killed, drafts as `draftMs` says. */
  discardUnfinished(now: number): Promise<void>;
  /** Whether files can be kept at present. @throws FilesUnavailable, or what the disk says, with the reason */
  check(): Promise<void>;
}

/** Files are kept elsewhere, and that place cannot be reached or refuses us: the message says which and why, and holds no key. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
}

export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
}

/** Under this name there is another content. */
export class FileExists extends Error {
  override readonly name = 'FileExists';
}

export class OwnerErased extends Error {
  override readonly name = 'OwnerErased';
}
