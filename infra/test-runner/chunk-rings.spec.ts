import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chunkRings } from './chunk-rings.ts';

function ringsOf(files: Readonly<Record<string, string>>) {
  using dist = mkdtempDisposableSync(path.join(tmpdir(), 'ninety-rings-'));
  mkdirSync(path.join(dist.path, 'assets'));
  for (const [name, source] of Object.entries(files))
    writeFileSync(path.join(dist.path, 'assets', `${name}.js`), source);
  return chunkRings(dist.path);
}

test('what many import is no ring, nor is what is imported on demand', () => {
  expect(
    ringsOf({
      page: 'import"./left.js";import{a}from"./right.js"',
      left: 'import"./shared.js"',
      right: 'import"./shared.js"',
      shared: 'const later=()=>import("./page.js")',
    }),
  ).toEqual([]);
});

test('each ring is named once, of two files or of more', () => {
  expect(
    ringsOf({
      entry: 'import"./one.js"',
      one: 'import{x}from"./two.js"',
      two: 'export*from"./three.js"',
      three: 'import"./one.js";import"./pair.js"',
      pair: 'import"./other.js"',
      other: 'import"./pair.js"',
    }),
  ).toEqual([
    ['one.js', 'two.js', 'three.js'],
    ['pair.js', 'other.js'],
  ]);
});
