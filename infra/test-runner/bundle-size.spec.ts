import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { firstLoad, holding, pageLoad } from './bundle-size.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'ninety-dist-'));
  mkdirSync(path.join(dist, 'assets'));
});
afterEach(() => rmSync(dist, { recursive: true }));

const write = (name: string, source: string) => writeFileSync(path.join(dist, name), source);
const files = () =>
  firstLoad(dist)
    .map(({ file }) => file)
    .toSorted();

test('scripts, preloads and static imports count; dynamic imports and styles do not', () => {
  write(
    'index.html',
    `<script type="module" crossorigin src="/assets/index.js"></script>
     <link rel="modulepreload" crossorigin href="/assets/react.js">
     <link rel="stylesheet" href="/assets/index.css"><link rel="icon" href="/icon.svg">`,
  );
  write(
    'assets/index.js',
    'import{a as b}from"./react.js";import"./side.js";export*from"./again.js";' +
      'const p=()=>import("./page.js");const deps=["assets/page.js"];import * as z from \'./zod.js\';',
  );
  for (const name of ['react', 'side', 'again', 'page', 'zod']) write(`assets/${name}.js`, `let ${name}=1`);
  expect(files()).toEqual([
    'assets/again.js',
    'assets/index.js',
    'assets/react.js',
    'assets/side.js',
    'assets/zod.js',
  ]);
});

test('imports that go round in a circle end, and a client below a path of its own is found', () => {
  write('index.html', '<script type="module" src="/admin/assets/index.js"></script>');
  write('assets/index.js', 'import"./other.js"');
  write('assets/other.js', 'import"./index.js"');
  expect(files()).toEqual(['assets/index.js', 'assets/other.js']);
});

test('sizes are those of the gzipped files', () => {
  const source = 'let x=1;'.repeat(10_000);
  write('index.html', '<script type="module" src="/assets/index.js"></script>');
  write('assets/index.js', source);
  expect(firstLoad(dist)).toEqual([
    { file: 'assets/index.js', bytes: gzipSync(source, { level: 9 }).length },
  ]);
});

test('a page has its own code beside the first load', () => {
  const code = JSON.stringify({ '/exercise': ['/assets/exercise.js', '/assets/exercise.css'] });
  write(
    'index.html',
    `<script type="module" src="/assets/index.js"></script><script type="application/json" id="page-code">${code}</script>`,
  );
  write('assets/index.js', 'import("./other.js")');
  write('assets/exercise.js', 'import"./shared.js"');
  write('assets/shared.js', 'let shared=1');
  expect(
    pageLoad(dist, '/exercise')
      .map(({ file }) => file)
      .toSorted(),
  ).toEqual(['assets/exercise.js', 'assets/index.js', 'assets/shared.js']);
  expect(() => pageLoad(dist, '/elsewhere')).toThrow('names no code');
});

test('what is not needed at first is found there', () => {
  write('index.html', '<script type="module" src="/assets/index.js"></script>');
  write('assets/index.js', 'import"./start.js";import("./shop.js")');
  write('assets/start.js', 'let path="/api/users/createCart"');
  write('assets/shop.js', 'let path="/api/pricing/fetchCart"');
  expect(holding(dist, firstLoad(dist), ['/api/pricing/fetchCart'])).toEqual([]);
  expect(holding(dist, firstLoad(dist), ['/api/pricing/fetchCart', '/api/users/createCart'])).toEqual([
    'assets/start.js',
  ]);
});
