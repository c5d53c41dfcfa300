import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PersonalKeys } from '#domain/core/events/journal.ts';
import {
  FileExists,
  OwnerErased,
  type FileName,
  type FileStore,
  type NewFile,
  type StoredFile,
} from './file-store.ts';
import { sealingFor, writeFile } from './write-file.ts';

interface Putting extends Pick<FileStore, 'find'> {
  /** The folder of unfinished files. */
  readonly incoming: string;
  readonly keys: Pick<PersonalKeys, 'obtain'>;
  /** Stores a whole, encrypted file; one that exists already stays. */
  readonly store: (temporary: string) => Promise<unknown>;
}

/** Encrypts a file in `incoming`, then stores it whole. @throws FileTooLarge, FileExists, OwnerErased */
export async function putFile(
  { incoming, keys, store, find }: Putting,
  name: FileName,
  file: NewFile,
): Promise<StoredFile> {
  const sealing = await sealingFor(name, keys);
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const temporary = path.join(incoming, randomUUID());
  try {
    const { sha256 } = await writeFile(temporary, file, sealing);
    await store(temporary);
    const stored = await find(name);
    if (!stored) throw new OwnerErased('This person’s data was erased meanwhile');
    if (stored.sha256 !== sha256) throw new FileExists(`${name.key} is another file`);
    return stored;
  } finally {
    await rm(temporary, { force: true });
  }
}
