import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { firstLoad, holding, pageLoad } from './bundle-size.ts';
import { chunkRings } from './chunk-rings.ts';

const folder = mkdtempDisposableSync(path.join(tmpdir(), 'ninety-dist-'));
afterAll(() => folder.remove());

/** A build with these chunks and their static imports; the first one is the entry. */
function built(chunks: Readonly<Record<string, readonly string[]>>, page: readonly string[] = []): string {
  const dist = folder.path;
  mkdirSync(path.join(dist, '.vite'), { recursive: true });
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  const manifest = Object.entries(chunks).map(([name, imports], index) => {
    writeFileSync(path.join(dist, 'assets', `${name}.js`), sourceOf(name));
    return [name, { file: `assets/${name}.js`, imports, isEntry: index === 0 }] as const;
  });
  writeFileSync(path.join(dist, '.vite', 'manifest.json'), JSON.stringify(Object.fromEntries(manifest)));
  const code = JSON.stringify({ '/exercise': page.map((name) => `/assets/${name}`) });
  writeFileSync(
    path.join(dist, 'index.html'),
    `<script type="application/json" id="page-code">${code}</script>`,
  );
  return dist;
}

const sourceOf = (name: string) => `let path="/api/users/${name}";${'let x=1;'.repeat(name.length)}`;
const namesOf = (files: ReturnType<typeof firstLoad>) =>
  files.map(({ file }) => path.basename(file, '.js')).toSorted();

test('the first load is the entry and all that it imports statically, in its gzipped size', () => {
  const dist = built({ entry: ['react', 'side'], react: ['zod'], side: ['entry'], zod: [], page: ['react'] });
  const files = firstLoad(dist);
  expect(namesOf(files)).toEqual(['entry', 'react', 'side', 'zod']);
  const [bytes] = files.filter(({ file }) => file.endsWith('zod.js')).map((file) => file.bytes);
  expect(bytes).toBe(gzipSync(sourceOf('zod'), { level: 9 }).length);
  expect(holding(dist, files, ['/api/users/page'])).toEqual([]);
  expect(holding(dist, files, ['/api/users/page', '/api/users/zod'])).toEqual(['assets/zod.js']);
});

test('a page has its own code beside the first load', () => {
  const dist = built({ entry: ['zod'], zod: [], exercise: [], other: [] }, [
    'exercise.js',
    'zod.js',
    'exercise.css',
  ]);
  expect(namesOf(pageLoad(dist, '/exercise'))).toEqual(['entry', 'exercise', 'zod']);
  expect(() => pageLoad(dist, '/elsewhere')).toThrow('names no code');
});

test('a chunk that many import is in no ring', () => {
  expect(
    chunkRings(built({ page: ['left', 'right'], left: ['shared'], right: ['shared'], shared: [] })),
  ).toEqual([]);
});

test('each ring is named once, of two files or of more', () => {
  const dist = built({
    entry: ['one'],
    one: ['two'],
    two: ['three'],
    three: ['one', 'pair'],
    pair: ['other'],
    other: ['pair'],
  });
  expect(chunkRings(dist).map((ring) => ring.map((file) => path.basename(file, '.js')))).toEqual([
    ['one', 'two', 'three'],
    ['pair', 'other'],
  ]);
});
