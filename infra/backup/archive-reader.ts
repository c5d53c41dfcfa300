import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import tar from 'tar-stream';
import { z } from 'zod';
import { parseJson } from '#domain/core/events/json.ts';
import { entryNameOf } from './data-files.ts';
import {
  checkSignature,
  manifestName,
  manifestSchema,
  signedSchema,
  type Entry,
  type Manifest,
  type Section,
} from './manifest.ts';

/** An archive that cannot be restored, with a message for the operator. */
export class BrokenArchive extends Error {
  override readonly name = 'BrokenArchive';
}

interface ReadEntry {
  readonly name: string;
  readonly content: Readable;
}

/** Entries in order; each must be read to its end before the next. */
export async function* entriesOf(file: string): AsyncGenerator<ReadEntry, void, void> {
  const source = createReadStream(file);
  const extract = tar.extract();
  const gunzip = createGunzip();
  for (const stream of [source, gunzip]) stream.on('error', (error: Error) => extract.destroy(error));
  source.pipe(gunzip).pipe(extract);
  try {
    for await (const entry of extract) {
      if (entry.header.type !== 'file') throw new BrokenArchive(`${entry.header.name} is no file`);
      yield { name: entry.header.name, content: Readable.from(entry) };
    }
  } finally {
    source.destroy();
    gunzip.destroy();
    extract.destroy();
  }
}

/**
 * Reads an archive to its end and compares it with its manifest.
 * @throws BrokenArchive for an altered archive or another key
 */
export async function verifyArchive(file: string, personalDataKey: Uint8Array): Promise<Manifest> {
  const { found, last } = await measureAll(file);
  if (last === undefined) throw new BrokenArchive(`${file} has no manifest: it is no whole backup of Ninety`);
  const manifest = signedBy(file, last, personalDataKey);
  const expected = new Map(manifest.entries.map((entry) => [entry.name, entry]));
  for (const { name, bytes, sha256 } of found) {
    const entry = expected.get(name);
    if (entry?.bytes !== bytes || entry.sha256 !== sha256) {
      throw new BrokenArchive(`${file}: ${name} is not what was backed up`);
    }
    expected.delete(name);
  }
  const [missing] = expected.keys();
  if (missing !== undefined) throw new BrokenArchive(`${file}: ${missing} is missing`);
  return manifest;
}

async function measureAll(file: string): Promise<{ readonly found: Entry[]; readonly last?: string }> {
  const found: Entry[] = [];
  let last: string | undefined;
  try {
    for await (const { name, content } of entriesOf(file)) {
      if (last !== undefined) throw new BrokenArchive(`${file}: ${name} stands behind the manifest`);
      if (name === manifestName) last = await textOf(content);
      else found.push(await measured(name, content));
    }
  } catch (cause) {
    if (cause instanceof BrokenArchive) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BrokenArchive(`${file} is cut off, damaged, or no backup of Ninety: ${reason}`, { cause });
  }
  return { found, ...(last !== undefined && { last }) };
}

function signedBy(file: string, text: string, personalDataKey: Uint8Array): Manifest {
  const unknown = `${file} has a manifest that this version of Ninety does not know: use the one that wrote it`;
  const signed = signedSchema.safeParse(parseJson(text));
  if (!signed.success) throw new BrokenArchive(unknown);
  const check = checkSignature(signed.data, personalDataKey);
  if (check === 'altered') throw new BrokenArchive(`${file}: its manifest was altered`);
  if (check === 'other_key') {
    throw new BrokenArchive(
      `${file} was written under another PERSONAL_DATA_KEY, without which its personal data cannot be read. Set ` +
        'PERSONAL_DATA_KEY and TOKEN_SECRET to those of that installation, or bring its secrets.json into DATA_DIR.',
    );
  }
  const manifest = manifestSchema.safeParse(parseJson(signed.data.manifest));
  if (!manifest.success) throw new BrokenArchive(unknown);
  return manifest.data;
}

async function measured(name: string, content: Readable): Promise<Entry> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { name, bytes, sha256: hash.digest('hex') };
}

async function textOf(content: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of content as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const secretsSchema = z.looseObject({ PERSONAL_DATA_KEY: z.string() });

/** The unverified secrets of an archive; undefined without. */
export async function secretsIn(file: string): Promise<z.infer<typeof secretsSchema> | undefined> {
  for await (const { name, content } of entriesOf(file)) {
    if (name === entryNameOf('secrets.json')) return secretsSchema.parse(parseJson(await textOf(content)));
    content.resume();
  }
  return undefined;
}

/** The records of a section, in order. @throws BrokenArchive, z.ZodError */
export async function* recordsOf<Schema extends z.ZodType>(
  file: string,
  section: Section,
  schema: Schema,
): AsyncGenerator<z.output<Schema>, void, void> {
  let isBehind = false;
  for await (const { name, content } of entriesOf(file)) {
    if (!name.startsWith(`${section}/`)) {
      // The entries of a section are contiguous.
      if (isBehind) return;
      content.resume();
      continue;
    }
    isBehind = true;
    for await (const line of createInterface({ input: content, crlfDelay: Infinity })) {
      yield schema.parse(JSON.parse(line));
    }
  }
}
