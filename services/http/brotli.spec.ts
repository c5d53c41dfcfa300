import { expect, test } from 'vitest';
import { brotliDecompressSync } from 'node:zlib';
import { brotliOf, takesBrotli } from './brotli.ts';

test.each([
  [undefined, false],
  ['gzip, deflate', false],
  ['gzip, deflate, br', true],
  ['BR;q=1.0, gzip', true],
  ['gzip, br;q=0', false],
  ['gzip, br; q=0.000', false],
  ['brotli', false],
])('%s takes Brotli: %s', (header, takes) => {
  expect(takesBrotli(header)).toBe(takes);
});

test('compresses a text once, and a short one never', async () => {
  const answer = { body: 'A page. '.repeat(1000) };
  const first = await brotliOf(answer);
  expect(await brotliOf(answer)).toBe(first);
  expect(brotliDecompressSync(first ?? Buffer.alloc(0)).toString()).toBe(answer.body);
  expect(await brotliOf({ body: 'short' })).toBeUndefined();
});
