import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..', '..');
const imported = /(?:from|import)\s+'([^']+)'/g;

/** A hash of all sources, package versions and Node, in 64 hexadecimal digits. */
export function hashOfSources(entry: string): string {
  const hash = createHash('sha256').update(`${process.version} ${process.arch}\n`);
  const lock = path.join(root, 'package-lock.json');
  if (existsSync(lock)) hash.update(readFileSync(lock));
  for (const [file, text] of [...sourcesOf(entry)].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    hash.update(`\n${path.relative(root, file)}\n${text}`);
  }
  return hash.digest('hex');
}

/** The texts of a file and its imports, by path; packages by version. */
export function sourcesOf(entry: string): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  const read = (file: string) => {
    if (sources.has(file)) return;
    const text = readFileSync(file, 'utf8');
    sources.set(file, text);
    for (const [, specifier = ''] of text.matchAll(imported)) {
      if (specifier.startsWith('.')) read(path.resolve(path.dirname(file), specifier));
      if (specifier.startsWith('#')) read(path.join(root, specifier.slice(1)));
    }
  };
  read(entry);
  return sources;
}
