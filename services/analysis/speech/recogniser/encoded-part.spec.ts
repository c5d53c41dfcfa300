import { Tensor } from 'onnxruntime-node';
import { expect, test } from 'vitest';
import { encodedPart } from './encoded-part.ts';

/** Two heads of size three over five positions; each number names its head, its dimension and its position. */
const [heads, size, positions] = [2, 3, 5] as const;
const named = (head: number, dimension: number, position: number) => head * 100 + dimension * 10 + position;
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);
const keysAt = (places: readonly number[]) =>
  upTo(heads).flatMap((head) => upTo(size).flatMap((at) => places.map((place) => named(head, at, place))));
const valuesAt = (places: readonly number[]) =>
  upTo(heads).flatMap((head) => places.flatMap((place) => upTo(size).map((at) => named(head, at, place))));
const all = upTo(positions);
const encoded = {
  cross: {
    ck0: new Tensor('float32', Float32Array.from(keysAt(all)), [1, heads, size, positions]),
    cv0: new Tensor('float32', Float32Array.from(valuesAt(all)), [1, heads, positions, size]),
  },
  seconds: 15,
};

test.each([
  ['a stretch', { start: 0.02, end: 0.08 }, [1, 2, 3]],
  ['all', { start: 0, end: 0.1 }, all],
  ['what begins before the sound', { start: -0.1, end: 0.04 }, [0, 1]],
  ['what ends after it', { start: 0.06, end: 9 }, [3, 4]],
  ['no time', { start: 0.04, end: 0.04 }, [2]],
  ['what lies behind it', { start: 9, end: 10 }, [4]],
])('keeps the keys and values of %s', (_, part, places) => {
  const { cross, seconds } = encodedPart(encoded, part);
  expect(seconds).toBe(15);
  expect(cross['ck0']?.dims).toEqual([1, heads, size, places.length]);
  expect([...(cross['ck0']?.data ?? [])]).toEqual(keysAt(places));
  expect(cross['cv0']?.dims).toEqual([1, heads, places.length, size]);
  expect([...(cross['cv0']?.data ?? [])]).toEqual(valuesAt(places));
});
