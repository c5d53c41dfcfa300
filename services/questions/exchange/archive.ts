import path from 'node:path';
import { BrokenZip, directoryOf, unpack, type PackedFile } from '../../files/unzip.ts';
import { NotAPackage } from './not-a-package.ts';

export type Files = ReadonlyMap<string, Uint8Array>;

export interface ArchiveLimits {
  readonly entries: number;
  readonly fileBytes: number;
  readonly totalBytes: number;
}

/** All recordings of the bank are 90 MB. */
export const archiveLimits: ArchiveLimits = {
  entries: 10_000,
  fileBytes: 50_000_000,
  totalBytes: 250_000_000,
};

/** Unpacks an untrusted archive; declared sizes are enforced. @throws NotAPackage */
export async function unpackFiles(
  archive: Uint8Array,
  limits: ArchiveLimits = archiveLimits,
): Promise<Files> {
  const zip = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  try {
    const directory = directoryOf(zip);
    requireWithin(directory, limits);
    const files = new Map<string, Uint8Array>();
    for (const file of directory.filter(({ name }) => !name.endsWith('/')))
      files.set(file.name, await unpack(zip, file));
    return files;
  } catch (error) {
    if (error instanceof BrokenZip) throw new NotAPackage('This is not a valid zip archive.');
    throw error;
  }
}

function requireWithin(directory: readonly PackedFile[], limits: ArchiveLimits): void {
  if (directory.length > limits.entries)
    throw new NotAPackage(`The archive contains more than ${limits.entries} files.`);
  const seen = new Set<string>();
  let total = 0;
  for (const { name, bytes } of directory) {
    requireInside(name);
    if (seen.has(name)) throw new NotAPackage(`The archive contains ${name} twice.`);
    seen.add(name);
    if (bytes > limits.fileBytes)
      throw new NotAPackage(`${name} is larger than ${limits.fileBytes / 1_000_000} MB.`);
    total += bytes;
  }
  if (total > limits.totalBytes)
    throw new NotAPackage(
      `The archive is larger than ${limits.totalBytes / 1_000_000} MB when it is unpacked.`,
    );
}

function requireInside(name: string): void {
  const isInside =
    name !== '' &&
    !['\\', ':', '\0'].some((sign) => name.includes(sign)) &&
    !path.posix.isAbsolute(name) &&
    !name.split('/').some((part) => part === '..' || part === '.' || part === '__proto__');
  if (!isInside) throw new NotAPackage('The archive contains a path outside itself.');
}
