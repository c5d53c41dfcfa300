import { expect, test } from 'vitest';
import { mockTestCatalogue } from '#domain/mock-tests/catalogue.ts';
import { askableFrom } from '#domain/mock-tests/draw-questions.ts';
import { questionBank } from './questions.ts';

test('can draw every offered test from the reserved questions', () => {
  const reserved = questionBank.filter((question) => question.reserved === true);
  const missing = mockTestCatalogue({ sprintSeconds: 360 }).filter(
    ({ sections }) => !askableFrom(reserved)({ sections }),
  );
  expect(missing.map(({ mockTestId }) => mockTestId)).toEqual([]);
});
