import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { silent } from './testing/test-harness.ts';
import { bundleWorkflows, cachedBundle, type WorkflowBundle } from './workflow-bundle.ts';
import { hashOfSources, sourcesOf } from './workflow-sources.ts';

let folder: string;
let made: number;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ninety-bundle-'));
  made = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const code = 'exports.mockTest = () => "a long program";';
const make = async (): Promise<WorkflowBundle> => {
  made += 1;
  return { code, sourceMap: '' };
};
const kept = () => readdirSync(folder).map((name) => path.join(folder, name));

test('is built once by concurrent processes, and then read', async () => {
  const first = await Promise.all(Array.from({ length: 8 }, () => cachedBundle(folder, silent, make)));
  expect(first.map((bundle) => bundle.code)).toEqual(first.map(() => code));
  expect(kept()).toHaveLength(1);
  made = 0;
  expect(await cachedBundle(folder, silent, make)).toEqual({ code, sourceMap: '' });
  expect(made).toBe(0);
});

test.each([
  ['cut off', (text: string) => text.slice(0, -5)],
  ['empty', () => ''],
  ['changed', (text: string) => text.replace('long', 'evil')],
])('is built again if it is %s', async (_what, damage) => {
  await cachedBundle(folder, silent, make);
  const [file = ''] = kept();
  writeFileSync(file, damage(readFileSync(file, 'utf8')));
  expect((await cachedBundle(folder, silent, make)).code).toBe(code);
  expect(made).toBe(2);
  await cachedBundle(folder, silent, make);
  expect(made).toBe(2);
});

test('is removed once it is old and of other sources', async () => {
  const [old, young] = ['old.js', 'young.js'].map((name) => path.join(folder, name));
  writeFileSync(old ?? '', '');
  writeFileSync(young ?? '', '');
  utimesSync(old ?? '', 1_000_000_000, 1_000_000_000);
  await cachedBundle(folder, silent, make);
  expect(kept()).toHaveLength(2);
  expect(kept()).toContain(young);
});

test('is built each time if it cannot be stored', async () => {
  const file = path.join(folder, 'a-file');
  writeFileSync(file, '');
  for (const times of [1, 2]) {
    expect((await cachedBundle(path.join(file, 'below'), silent, make)).code).toBe(code);
    expect(made).toBe(times);
  }
});

test('is named by a hash of all its sources', async () => {
  const entry = path.join(import.meta.dirname, 'workflow-code.ts');
  const own = [...sourcesOf(entry).keys()].map((file) => path.relative(import.meta.dirname, file));
  const bundle = await bundleWorkflows(silent);
  const bundled = new Set(bundle.code.match(/\.\/workflows\/[\w/.-]+\.ts/g));
  const root = path.resolve(import.meta.dirname, '..', '..');
  for (const file of bundled) {
    expect(own).toContain(path.relative(import.meta.dirname, path.join(root, file)));
  }
  expect(bundled.size).toBeGreaterThan(2);
  expect(hashOfSources(entry)).toMatch(/^[0-9a-f]{64}$/);
  expect(hashOfSources(entry)).not.toBe(hashOfSources(path.join(import.meta.dirname, 'reactor.ts')));
});
