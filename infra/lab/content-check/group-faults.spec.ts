import { expect, test } from 'vitest';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import type { Batch } from '../content-batches/batch.ts';
import { figuresOf } from './figures.ts';
import { groupFaults } from './group-faults.ts';
import { fileOf } from './testing/files.ts';

/** Sixteen questions; in those of the batch the right option is hedged, in the others each wrong one. */
const files = Array.from({ length: 16 }, (_, index) => {
  const isOfBatch = index < 8;
  const [right, wrong] = isOfBatch ? ['may grow', 'will grow'] : ['will grow', 'may grow'];
  return fileOf({
    ...rsaQuestion,
    uid: `RSA-90${String(index).padStart(2, '0')}`,
    multichoice: [`Roses ${right}`, `Trees ${wrong}`, `Ferns ${wrong}`],
    correctIndex: 0,
  });
});
const batch: Batch = {
  name: 'of-plants',
  hasStyle: true,
  kinds: Object.fromEntries(files.slice(0, 8).map(({ question }) => [question.uid, 'definition' as const])),
};

test('reports a batch for a pattern that its type as a whole does not have', () => {
  expect(groupFaults(files, [])).toEqual([]);
  expect(groupFaults(files, [batch])).toContainEqual({
    file: 'batches/of-plants RSA/',
    field: 'multichoice',
    message: expect.stringContaining('most hedges such as may or some are right 8.0 times') as string,
  });
});

test('applies the rules of a set, such as key positions, to a batch of twelve', () => {
  const twelve = files.slice(0, 12);
  const kinds = Object.fromEntries(twelve.map(({ question }) => [question.uid, 'case' as const]));
  const places = groupFaults(twelve, [{ ...batch, kinds }]).filter(({ field }) => field === 'correctIndex');
  expect(places).toHaveLength(3);
  expect(places[0]?.file).toBe('batches/of-plants RSA/');
  expect(groupFaults(files, [batch]).filter(({ field }) => field === 'correctIndex')).toEqual([]);
});

test('reports figures for types and batches', () => {
  const lines = figuresOf(files, [batch]);
  expect(lines).toContainEqual(
    expect.stringMatching(/^RSA\/ options .* hedges 50 % and 50 %, absolutes 0 % and 0 %$/),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(/^batches\/of-plants RSA\/ options .* hedges 100 % and 0 %/),
  );
});
