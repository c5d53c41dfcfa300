import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { calls } from './calls.ts';
import { capabilities } from './capabilities.ts';
import type { AnyStream } from './core/events/stream.ts';
import { coreRejections } from './core/rejections.ts';
import { rejections } from './rejections.ts';

const domain = import.meta.dirname;
const filesIn = (pattern: string) =>
  globSync(pattern, { cwd: domain }).filter((file) => !file.includes('.spec.'));
const foldersOf = (files: readonly string[]) =>
  [...new Set(files.map((file) => file.slice(0, file.indexOf('/'))))].toSorted();

const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

describe('the list of capabilities', () => {
  test('contains every folder that defines a stream or a call', () => {
    const defining = filesIn('*/**/*.ts')
      .filter((file) => !file.startsWith('core'))
      .filter((file) =>
        /= (defineStream|defineCall|adminResource)\(/.test(readFileSync(path.join(domain, file), 'utf8')),
      );
    expect(capabilities.map(({ name }) => name).toSorted()).toEqual(foldersOf(defining));
  });

  test('contains each index.ts under the name of its folder', async () => {
    for (const file of filesIn('*/index.ts')) {
      const module = (await import(pathToFileURL(path.join(domain, file)).href)) as object;
      const defined = Object.values(module).filter((value: object) => 'descriptions' in value);
      expect(defined).toEqual(capabilities.filter(({ name }) => name === path.dirname(file)));
    }
    expect(foldersOf(filesIn('*/index.ts'))).toHaveLength(capabilities.length);
  });

  test.each(capabilities)(
    'contains every stream and call of $name',
    async ({ name, streams, calls: own }) => {
      const modules = await Promise.all(
        filesIn(`${name}/**/*.ts`).map(
          async (file) => (await import(pathToFileURL(path.join(domain, file)).href)) as object,
        ),
      );
      const exported = new Set(modules.flatMap((module) => Object.values(module) as unknown[]));
      const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
      const objects = [...exported].filter(isObject);
      const listed = new Set<unknown>([...streams, ...own]);
      expect(objects.filter((value) => 'evolve' in value && !listed.has(value))).toEqual([]);
      const resources = objects.flatMap((value) =>
        'list' in value && 'one' in value ? [value.list, value.one] : [],
      );
      const defined = [...objects.filter((value) => 'outputs' in value), ...resources];
      expect(defined.filter((call) => !listed.has(call))).toEqual([]);
    },
  );

  test('describes exactly the events of its streams', () => {
    for (const { streams, descriptions } of capabilities) {
      const types = new Set((streams as readonly AnyStream[]).flatMap((stream) => stream.types));
      expect(Object.keys(descriptions).toSorted()).toEqual([...types].toSorted());
    }
  });
});

describe('no two capabilities share', () => {
  const ofAll = (namesOf: (capability: (typeof capabilities)[number]) => readonly string[]) =>
    twice(capabilities.flatMap((capability) => [...new Set(namesOf(capability))]));

  test('a category of streams, or an event type', () => {
    const streamsOf = (streams: readonly AnyStream[]) => streams;
    expect(ofAll(({ streams }) => streamsOf(streams).map(({ category }) => category))).toEqual([]);
    expect(ofAll(({ streams }) => streamsOf(streams).flatMap(({ types }) => types))).toEqual([]);
  });

  test('a call, or its path', () => {
    expect(twice(calls.map(({ name }) => name))).toEqual([]);
    expect(twice(calls.map(({ method, path: at }) => `${method} ${at.replace(/:\w+/g, ':')}`))).toEqual([]);
  });

  test('a rejection', () => {
    const codes = [coreRejections, ...capabilities.map((each) => each.rejections)].flatMap(Object.keys);
    expect(twice(codes)).toEqual([]);
    expect(Object.keys(rejections).toSorted()).toEqual(codes.toSorted());
  });
});

test('refuses calls only with rejections that a capability declares', () => {
  const codes = calls.flatMap(({ name, rejections: of }) => of.map((code) => ({ name, code })));
  expect(codes.filter(({ code }) => !Object.hasOwn(rejections, code))).toEqual([]);
});

test('names every rejection in a call or as a core rejection', () => {
  const named = new Set<string>([
    ...Object.keys(coreRejections),
    ...calls.flatMap((call) => call.rejections),
  ]);
  expect(Object.keys(rejections).filter((code) => !named.has(code))).toEqual([]);
});
