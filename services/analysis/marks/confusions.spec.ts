import { expect, test } from 'vitest';
import type { Mark } from '#domain/scoring/writing/language/marks.ts';
import { asSpelling } from './confusions.ts';

const mark = (span: Mark['span'], suggestion: string): Mark => ({
  span,
  fault: 'grammar',
  category: 'other',
  subcategory: 'REP',
  suggestions: [suggestion],
  sources: ['tagger'],
});

test.each([
  ['There house is big.', 'Their'],
  ['Your late again.', 'You’re'],
  ['Form Spain we flew.', 'From'],
])('%s has a word of the wrong spelling, whoever marks it', (text, meant) => {
  const span = [0, text.indexOf(' ')] as const;
  expect(asSpelling(mark(span, meant), text)).toMatchObject({
    fault: 'spelling',
    category: 'spelling',
    span,
  });
});

test.each([
  ['In Monday we fly.', 'On'],
  ['There house is big.', 'The'],
])('%s has a mistake of grammar', (text, meant) => {
  const found = mark([0, text.indexOf(' ')], meant);
  expect(asSpelling(found, text)).toBe(found);
});
