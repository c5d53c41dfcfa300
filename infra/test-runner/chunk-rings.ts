import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { staticImports } from './bundle-size.ts';

/**
 * Files of a build that import each other in a ring: the first of them to run reads what the others have not made yet.
 * @param dist the folder that Vite has built
 * @returns for each ring its files, beginning with the first by name
 */
export function chunkRings(dist: string): readonly (readonly string[])[] {
  const folder = path.join(dist, 'assets');
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const importsOf = new Map(
    files.map((file) => {
      const imported = staticImports(readFileSync(path.join(folder, file), 'utf8'));
      return [file, imported.map((name) => path.basename(name))];
    }),
  );
  const rings = new Map<string, readonly string[]>();
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): void => {
    const begins = way.indexOf(file);
    if (begins >= 0) {
      const ring = way.slice(begins);
      rings.set(ring.toSorted().join(' '), ring);
    }
    if (begins >= 0 || done.has(file)) return;
    for (const next of importsOf.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of files.toSorted()) visit(file, []);
  return [...rings.values()];
}
