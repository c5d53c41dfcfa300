import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { manifestName, sign, type Entry, type Manifest, type Section } from './manifest.ts';

/** The size at which an entry of records is written: no more is held in memory. */
const entryBytes = 4 * 1024 * 1024;

/** A compressed tar. Disposed before `finish`, it leaves nothing behind. */
export interface ArchiveWriter extends AsyncDisposable {
  /** @returns the number of records */
  records(section: Section, records: AsyncIterable<object> | Iterable<object>): Promise<number>;
  /** @returns false for a file that its owner has deleted meanwhile */
  file(name: string, from: string): Promise<boolean>;
  /** Signs the content and gives the archive its name. */
  finish(facts: Omit<Manifest, 'entries'>, personalDataKey: Uint8Array): Promise<Manifest>;
}

/** Writes under a temporary name; only a complete archive gets its own. @throws Error if the file exists */
export async function createArchive(file: string): Promise<ArchiveWriter> {
  if (await stat(file).catch(() => undefined)) throw new Error(`${file} exists already`);
  const half = `${file}.half`;
  await rm(half, { force: true });
  const pack = tar.pack();
  // Typed as Node's own stream: the two end differently.
  const written = pipeline(
    Readable.from(pack),
    createGzip(),
    createWriteStream(half, { mode: 0o600, flags: 'wx' }),
  );
  // Awaiting the archive rethrows the failure.
  written.catch(() => undefined);
  const entries: Entry[] = [];

  async function put(name: string, bytes: Buffer): Promise<void> {
    await Promise.race([write(name, bytes), failureOf(written)]);
  }
  function write(name: string, bytes: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      pack.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
    });
  }
  async function entry(name: string, bytes: Buffer): Promise<void> {
    await put(name, bytes);
    entries.push({ name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
  }

  return {
    async records(section, records) {
      let lines: string[] = [];
      let bytes = 0;
      let count = 0;
      let number = 0;
      const flush = async () => {
        number += 1;
        await entry(`${section}/${String(number).padStart(6, '0')}.jsonl`, Buffer.from(lines.join('')));
        lines = [];
        bytes = 0;
      };
      for await (const record of records) {
        const line = `${JSON.stringify(record)}\n`;
        lines.push(line);
        bytes += line.length;
        count += 1;
        if (bytes >= entryBytes) await flush();
      }
      if (lines.length > 0) await flush();
      return count;
    },
    async file(name, from) {
      const handle = await open(from).catch(unlessMissing);
      if (!handle) return false;
      await using _ = handle;
      const { size } = await handle.stat();
      const hash = createHash('sha256');
      const sink = pack.entry({ name, size, mode: 0o600 });
      // A growing file is taken up to its size at the start.
      const source =
        size > 0 ? handle.createReadStream({ end: size - 1, autoClose: false }) : Readable.from([]);
      await Promise.race([pipeline(source, hashed(hash), sink), failureOf(written)]);
      entries.push({ name, bytes: size, sha256: hash.digest('hex') });
      return true;
    },
    async finish(facts, personalDataKey) {
      const manifest = { ...facts, entries };
      await put(manifestName, Buffer.from(JSON.stringify(sign(manifest, personalDataKey))));
      pack.finalize();
      await written;
      await flushToDisk(half);
      await rename(half, file);
      await flushToDisk(path.dirname(file));
      return manifest;
    },
    async [Symbol.asyncDispose]() {
      pack.destroy();
      await written.catch(() => undefined);
      await rm(half, { force: true });
    },
  };
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}

/** Rejects if the writing fails; otherwise never settles. */
function failureOf(written: Promise<void>): Promise<never> {
  return new Promise((_resolve, reject) => {
    written.catch(reject);
  });
}

function hashed(hash: ReturnType<typeof createHash>) {
  return async function* through(source: AsyncIterable<Buffer>) {
    for await (const bytes of source) {
      hash.update(bytes);
      yield bytes;
    }
  };
}

async function flushToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
