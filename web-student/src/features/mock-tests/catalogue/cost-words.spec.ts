import { expect, test } from 'vitest';
import { costInWords, creditsInWords } from './cost-words.ts';

const credits = { full_test: 2, sectional_test: 0 };

test('names the credit that pays for a test, or the missing credit', () => {
  expect(costInWords({ paidBy: 'plan', credit: 'full_test' }, credits)).toBe('Included in your plan.');
  expect(costInWords({ paidBy: 'flag', credit: 'full_test' }, credits)).toContain('first full test');
  expect(costInWords({ paidBy: 'credit', credit: 'full_test' }, credits)).toBe(
    'Costs 1 of your 2 credits for a full test.',
  );
  expect(costInWords({ paidBy: 'credit', credit: 'full_test' }, { ...credits, full_test: 1 })).toBe(
    'Costs your credit for a full test.',
  );
  expect(costInWords({ paidBy: 'free', credit: null }, credits)).toBe('Free, one try.');
  expect(costInWords({ paidBy: 'none', credit: null }, credits)).toBe('Free.');
  expect(costInWords({ paidBy: null, credit: 'sectional_test' }, credits)).toContain(
    'a credit for a sectional test',
  );
  expect(costInWords({ paidBy: null, credit: null }, credits)).toContain('paid plans');
  expect(creditsInWords('sectional_test', 1)).toBe('1 credit for a sectional test');
});
