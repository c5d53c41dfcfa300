import { expect, test } from 'vitest';
import type { CheckedReceipt } from '#domain/receipts/contract.ts';
import { agreementOf } from './receipt-words.ts';

const receipt: CheckedReceipt = { verdict: 'genuine', isKnown: true, differences: [], erased: 0 };

const cases: readonly (readonly [Partial<CheckedReceipt>, string, string])[] = [
  [{}, 'success', 'It matches the history'],
  [{ erased: 2 }, 'warning', 'It matches the history as far as we can check'],
  [{ erased: 1, differences: ['Item 1 has another time.'] }, 'error', 'It differs from the history'],
  [{ isKnown: false }, 'error', 'The history has no such test'],
];

test.each(cases)('%j reads as %s', (of, severity, title) => {
  expect(agreementOf({ ...receipt, ...of })).toMatchObject({ severity, title });
});

test('a file other than a receipt shows no facts', () => {
  expect(agreementOf({ ...receipt, verdict: 'no_receipt', isKnown: false })).toBeUndefined();
});
