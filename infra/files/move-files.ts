import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Place } from './place.ts';

export interface Move {
  readonly from: Place;
  readonly to: Place;
  /** For files in transit on this machine. Housekeeping clears the remains of a killed move. */
  readonly incoming: string;
  /** Deletes the originals once all files are copied. */
  readonly deletes: boolean;
  readonly progress: (done: number, of: number) => void;
}

export interface Moved {
  readonly copied: number;
  readonly thereAlready: number;
  /** Deleted by the installation meanwhile. */
  readonly gone: number;
  readonly deleted: number;
  readonly different: readonly string[];
}

type Outcome = Exclude<keyof Moved, 'deleted'>;

const atOnce = 8;

/**
 * Copies all files and verifies each copy by its SHA-256. May be killed and repeated, while the installation runs
 * unless `deletes`.
 * @throws FilesUnavailable, or the disk's error
 */
export async function moveFiles(move: Move): Promise<Moved> {
  const names: string[] = [];
  for await (const name of move.from.names()) names.push(name);
  const outcomes: Record<Outcome, string[]> = { copied: [], thereAlready: [], gone: [], different: [] };
  let done = 0;
  await eachOf(names, async (name) => {
    outcomes[await copy(name, move)].push(name);
    move.progress((done += 1), names.length);
  });
  const { copied, thereAlready, gone, different } = outcomes;
  const moved = move.deletes && different.length === 0 ? [...copied, ...thereAlready] : [];
  await eachOf(moved, (name) => move.from.delete(name));
  return {
    copied: copied.length,
    thereAlready: thereAlready.length,
    gone: gone.length,
    deleted: moved.length,
    different,
  };
}

async function copy(name: string, { from, to, incoming }: Move): Promise<Outcome> {
  const known = await to.content(name);
  if (known) {
    const [there, here] = await Promise.all([hashOf(known), hashAt(from, name)]);
    if (here === undefined) return 'gone';
    return here === there ? 'thereAlready' : 'different';
  }
  const content = await from.content(name);
  if (!content) return 'gone';
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const temporary = path.join(incoming, randomUUID());
  try {
    const sent = await write(temporary, content);
    await to.take(name, temporary);
    return (await hashAt(to, name)) === sent ? 'copied' : 'different';
  } finally {
    await rm(temporary, { force: true });
  }
}

/** @returns the SHA-256 of the written bytes */
async function write(file: string, content: Readable): Promise<string> {
  await using handle = await open(file, 'wx', 0o600);
  const hash = createHash('sha256');
  for await (const piece of content as AsyncIterable<Buffer>) {
    hash.update(piece);
    await handle.writeFile(piece);
  }
  await handle.sync();
  return hash.digest('hex');
}

async function hashAt(place: Place, name: string): Promise<string | undefined> {
  const content = await place.content(name);
  return content && hashOf(content);
}

async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of content as AsyncIterable<Buffer>) hash.update(piece);
  return hash.digest('hex');
}

/** Works in parallel, because a bucket is slow to answer. Starts nothing after a failure. */
async function eachOf(names: readonly string[], work: (name: string) => Promise<void>): Promise<void> {
  const left = [...names];
  const workers = Array.from({ length: atOnce }, async () => {
    try {
      for (let name = left.pop(); name !== undefined; name = left.pop()) await work(name);
    } catch (error) {
      left.length = 0;
      throw error;
    }
  });
  await Promise.all(workers);
}
