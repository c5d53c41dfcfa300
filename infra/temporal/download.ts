import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import tar from 'tar-stream';
import type { Release } from './release.ts';

const answerPatienceMs = 5_000;
const transferPatienceMs = 180_000;

/**
 * Downloads and verifies the official archive, and extracts the program to `target`. Returns false on failure, for
 * example in a closed network.
 * @param answerWithinMs the time for the first byte
 */
export async function downloadTemporal(
  release: Release,
  target: string,
  signal: AbortSignal,
  answerWithinMs = answerPatienceMs,
): Promise<boolean> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), answerWithinMs);
  try {
    const answer = await fetch(release.url, {
      signal: AbortSignal.any([signal, silence.signal, AbortSignal.timeout(transferPatienceMs)]),
    });
    clearTimeout(timer);
    if (!answer.ok) return false;
    const archive = Buffer.from(await answer.arrayBuffer());
    if (createHash('sha256').update(archive).digest('hex') !== release.sha256) return false;
    return await unpackProgram(archive, target);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

async function unpackProgram(archive: Buffer, target: string): Promise<boolean> {
  const extract = tar.extract();
  const unpacked = pipeline(Readable.from([archive]), createGunzip(), extract);
  // The loop throws its failure.
  unpacked.catch(() => undefined);
  for await (const entry of extract) {
    if (entry.header.name.replace(/^\.\//, '') !== 'temporal') {
      entry.resume();
      continue;
    }
    await pipeline(entry, createWriteStream(target, { mode: 0o755 }));
    return true;
  }
  return false;
}
