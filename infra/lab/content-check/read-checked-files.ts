import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder, readContent } from '#infra/seed/content-files.ts';
import { readSound } from './mp3.ts';
import type { CheckedFile } from './rule.ts';

export function readCheckedFiles(): CheckedFile[] {
  return readContent(contentFolder).map((file) => {
    const mp3 = path.join(contentFolder, file.file.replace(/\.json$/, '.mp3'));
    if (!existsSync(mp3)) return file;
    const bytes = readFileSync(mp3);
    return { ...file, sound: readSound(bytes, createHash('sha256').update(bytes).digest('hex')) };
  });
}

export function orphanedTracks(files: readonly CheckedFile[]): string[] {
  const known = new Set(files.map(({ file }) => file.replace(/\.json$/, '.mp3')));
  return readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => name.endsWith('.mp3') && !known.has(name));
}
