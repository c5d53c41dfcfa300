import { expect, test } from 'vitest';
import { openSentenceEncoder } from './sentence-encoder.ts';
import { cosine } from './vectors.ts';

const encoder = await openSentenceEncoder();
const example = 'This is an example sentence';
const port = 'The port gives quiet ships a discount.';

test('the vectors are those of the published model', async () => {
  const [vector] = await encoder.encode([example]);
  const published = [0.0676, 0.0635, 0.0487, 0.0793, 0.0374, -0.0028];
  // 8-bit weights change a number by less than 0.01.
  for (const [at, value] of published.entries()) expect(vector?.[at]).toBeCloseTo(value, 1.7);
  expect(vector && cosine(vector, vector)).toBe(1);
});

test('what comes near in meaning comes near, whatever its words', async () => {
  const [one, near, far] = await encoder.encode([
    port,
    'Ships that make little noise pay less in the harbour.',
    'My sister learnt to swim last summer.',
  ]);
  if (!one || !near || !far) throw new Error('a vector is missing');
  expect(cosine(one, near)).toBeGreaterThan(0.5);
  expect(cosine(one, far)).toBeLessThan(0.2);
});

test('a vector does not depend on what is encoded with it', async () => {
  const [alone] = await encoder.encode([port]);
  const together = await encoder.encode([example, port, 'A word.', `${port} ${example} `.repeat(40)]);
  const [one, other] = [alone, together[1]].map((vector) =>
    [...(vector ?? [])].map((x) => Math.round(x * 1e5)),
  );
  expect(one).toEqual(other);
});
