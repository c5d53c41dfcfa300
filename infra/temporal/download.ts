import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Release } from './release.ts';

const answerPatienceMs = 5_000;
const transferPatienceMs = 180_000;

/**
 * Fetches the official archive, checks it, and writes the program in it to `target`. Answers whether that went
 * well: a closed network is an everyday case, and there are other ways to get the program.
 * @param answerWithinMs how long the server may take before it sends anything.
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
    const program = fileInTar(await promisify(gunzip)(archive), 'temporal');
    if (!program) return false;
    writeFileSync(target, program, { mode: 0o755 });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** A tar archive is a row of 512-byte blocks: a header with name and octal size, then the file's blocks. */
function fileInTar(archive: Buffer, name: string): Buffer | undefined {
  for (let at = 0; at + 512 <= archive.length;) {
    const text = (from: number, length: number) =>
      archive
        .toString('latin1', at + from, at + from + length)
        .split('\0')[0]
        ?.trim() ?? '';
    const size = Number.parseInt(text(124, 12) || '0', 8);
    if (text(0, 100).replace(/^\.\//, '') === name) return archive.subarray(at + 512, at + 512 + size);
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return undefined;
}
