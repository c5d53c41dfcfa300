import { readManifest } from './bundle-size.ts';

/**
 * Files of a build that import each other in a ring: the first of them to run reads what the others have not made yet.
 * @param dist the folder that Vite has built
 * @returns for each ring its files, beginning with the first by key
 */
export function chunkRings(dist: string): readonly (readonly string[])[] {
  const manifest = readManifest(dist);
  const rings = new Map<string, readonly string[]>();
  const done = new Set<string>();
  const visit = (key: string, way: readonly string[]): void => {
    const begins = way.indexOf(key);
    if (begins >= 0) {
      const ring = way.slice(begins);
      rings.set(
        ring.toSorted().join(' '),
        ring.map((each) => manifest[each]?.file ?? each),
      );
    }
    if (begins >= 0 || done.has(key)) return;
    for (const next of manifest[key]?.imports ?? []) visit(next, [...way, key]);
    done.add(key);
  };
  for (const key of Object.keys(manifest).toSorted()) visit(key, []);
  return [...rings.values()];
}
