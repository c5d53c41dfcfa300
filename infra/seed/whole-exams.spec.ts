import { expect, test } from 'vitest';
import { mockTestCatalogue } from '#domain/mock-tests/catalogue.ts';
import { isDrawable } from '#domain/mock-tests/draw-questions.ts';
import { questionBank } from './questions.ts';

test('every test on offer can be drawn from the questions that are kept for tests', () => {
  const reserved = questionBank.filter((question) => question.reserved === true);
  const missing = mockTestCatalogue({ sprintSeconds: 360 }).filter(
    ({ sections }) => !isDrawable(sections, reserved),
  );
  expect(missing.map(({ mockTestId }) => mockTestId)).toEqual([]);
});
