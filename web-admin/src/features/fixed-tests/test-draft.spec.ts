import { expect, test } from 'vitest';
import { blueprintFaults } from '#domain/fixed-tests/fixed-test-faults.ts';
import { questionsIn } from '#domain/fixed-tests/fixed-test-content.ts';
import { fixedTestOf } from '#domain/fixed-tests/testing/fixed-tests.ts';
import { draftOf, filled, newDraft, testOf } from './test-draft.ts';

const whole = fixedTestOf('core');

test('opening and saving a test changes nothing', () => {
  expect(testOf(draftOf(whole))).toEqual(whole);
});

test('missing questions are filled from the bank, without those of other tests', () => {
  const reading = { ...newDraft, examType: 'core', part: 'reading', chosen: { RFB: ['RFB-0009'] } } as const;
  const kept = questionsIn(fixedTestOf('core', null, 1));
  const full = testOf(filled(reading, kept, new Set()));
  expect(blueprintFaults(full)).toEqual([]);
  expect(full.sections[0]?.questions.slice(0, 2)).toEqual(['RFB-0009', 'RFB-0001']);
  const fewer = testOf(filled(reading, kept, new Set(['RFB-0001', 'RFB-0002'])));
  expect(blueprintFaults(fewer)).toEqual([
    { section: 'reading', message: 'RFB (R/W Fill in Blanks): 4 of 5 to 6.' },
  ]);
});

test('choices for another exam are not saved', () => {
  const draft = { ...draftOf(whole), examType: 'old_format', part: 'writing' } as const;
  expect(questionsIn(testOf(draft))).toEqual([]);
});
