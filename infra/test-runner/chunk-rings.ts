import { readManifest } from './bundle-size.ts';

/**
 * Finds import cycles between the files of a build: the first file to run reads values that the others have not
 * initialised.
 * @param dist the folder of Vite's build
 * @returns the files of each cycle, the first by key first
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
