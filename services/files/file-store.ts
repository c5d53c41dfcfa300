import type { Readable } from 'node:stream';

export type FileOwner =
  | { readonly kind: 'installation' }
  /** The person's key as `personKey` gives it: a user's or visitor's id. */
  | { readonly kind: 'person'; readonly id: string };

export interface FileName {
  readonly owner: FileOwner;
  /** Letters, digits, dots, `-` and `_`, at most 120. */
  readonly key: string;
  /** An unfinished or unsubmitted file of a person: deleted after a week, or a visitor's after a day. */
  readonly isDraft?: boolean;
}

/** Readable in parts. */
export interface ReadableFile {
  readonly bytes: number;
  readonly version: string;
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

/** Files are immutable: a name never gets other content, so that references stay valid. Streams only. */
export interface FileStore {
  /** Stores a file atomically; idempotent. @throws FileTooLarge, FileExists, OwnerErased, and errors of `content` */
  put(name: FileName, file: NewFile): Promise<StoredFile>;
  /** undefined for a missing file, or one whose key is gone. */
  find(name: FileName): Promise<StoredFile | undefined>;
  /** Stores a draft permanently under its name. @returns false without such a draft; repeatable */
  keepDraft(name: FileName): Promise<boolean>;
  delete(name: FileName): Promise<void>;
  eraseOf(personId: string): Promise<void>;
  persons(): Promise<readonly string[]>;
  /** Deletes unfinished uploads a day after their process was killed, and drafts after `draftMs`. */
  discardUnfinished(now: number): Promise<void>;
  /** Whether files can be stored now. @throws FilesUnavailable with the reason */
  check(): Promise<void>;
}

/** The remote storage is unreachable or refuses: the message says which and why, without keys. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
}

export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
}

/** The name exists with other content. */
export class FileExists extends Error {
  override readonly name = 'FileExists';
}

export class OwnerErased extends Error {
  override readonly name = 'OwnerErased';
}
