import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { codecOf, streams } from '../../streams.ts';
import { defineEvents, UnreadableEvent } from './codec.ts';
import type { JsonObject } from './json.ts';
import type { AnyStream } from './stream.ts';

const codec = defineEvents('kettle', {
  WaterHeated: {
    version: 3,
    schema: z.object({ celsius: z.number(), by: z.string() }),
    upcasts: {
      1: ({ fahrenheit }: JsonObject) => ({ celsius: (Number(fahrenheit) - 32) / 1.8 }),
      2: (data: JsonObject) => ({ ...data, by: 'unknown' }),
    },
  },
});

describe('a codec', () => {
  test('returns what it stored', () => {
    const event = { type: 'WaterHeated', data: { celsius: 90, by: 'Ada' } } as const;
    expect(codec.decode('WaterHeated', 3, codec.encode(event))).toEqual(event);
  });

  test('upcasts every older version step by step', () => {
    const present = { type: 'WaterHeated', data: { celsius: 100, by: 'unknown' } };
    expect(codec.decode('WaterHeated', 1, { fahrenheit: 212 })).toEqual(present);
    expect(codec.decode('WaterHeated', 2, { celsius: 100 })).toEqual(present);
  });

  test.each([
    ['an unknown type', 'KettleSold', 1, {}],
    ['a name that every object has', 'toString', 1, {}],
    ['a version from a newer program', 'WaterHeated', 4, { celsius: 1, by: 'Ada' }],
    ['a version that never was', 'WaterHeated', 0, { celsius: 1, by: 'Ada' }],
    ['data that does not fit', 'WaterHeated', 3, { celsius: 'hot', by: 'Ada' }],
    ['old data that its upcast cannot save', 'WaterHeated', 1, { fahrenheit: 'hot' }],
  ])('refuses %s', (_what, type, version, data) => {
    expect(() => codec.decode(type, version, data)).toThrow(UnreadableEvent);
  });

  test('refuses to store an event that it could not read', () => {
    const broken = { type: 'WaterHeated', data: { celsius: Number.NaN, by: 'Ada' } } as const;
    expect(() => codec.encode(broken)).toThrow(UnreadableEvent);
  });

  test('refuses to store a field outside the schema', () => {
    const data = { celsius: 90, by: 'Ada', password: 'not for the store' };
    expect(codec.encode({ type: 'WaterHeated', data })).toEqual({ celsius: 90, by: 'Ada' });
  });
});

describe('the registered streams', () => {
  test('define a shared event type once, and each category once', () => {
    for (const stream of streams) {
      for (const [type, definition] of Object.entries(stream.definitions)) {
        expect(codecOf(type).definitions[type]).toBe(definition);
      }
    }
    expect(new Set(streams.map(({ category }) => category)).size).toBe(streams.length);
  });

  test('include every stream that the domain defines', async () => {
    const domain = path.resolve(import.meta.dirname, '..', '..');
    const files = globSync('*/**/*.ts', { cwd: domain, exclude: ['**/*.spec.ts'] });
    const sources = files.filter((file) =>
      / = defineStream\(/.test(readFileSync(path.join(domain, file), 'utf8')),
    );
    const modules = await Promise.all(
      sources.map(async (file) => (await import(pathToFileURL(path.join(domain, file)).href)) as object),
    );
    const defined = modules.flatMap((each) => Object.values(each).filter((one) => isStream(one)));
    expect(defined.length).toBeGreaterThanOrEqual(sources.length);
    expect(defined.filter((each) => !streams.includes(each))).toEqual([]);
  });

  test('have categories without a dash, so that a stream name identifies its codec', () => {
    for (const { category } of streams) expect(category).toMatch(/^[a-z_]+$/);
  });

  test.each(streams.flatMap((each) => each.types.map((type) => [type, each] as const)))(
    '%s has a version and its data is checked',
    (type, each) => {
      expect(each.versionOf(type)).toBeGreaterThanOrEqual(1);
      expect(() => each.decode(type, each.versionOf(type), JSON.parse('[]') as JsonObject)).toThrow(
        UnreadableEvent,
      );
    },
  );
});

function isStream(value: unknown): value is AnyStream {
  return typeof value === 'object' && value !== null && 'category' in value && 'evolve' in value;
}
