import { expect, test } from 'vitest';
import { questionsIn, type FixedTest } from '#domain/fixed-tests/fixed-test-content.ts';
import { fixedTestOf } from '#domain/fixed-tests/testing/fixed-tests.ts';
import { readFixedTests } from '#infra/seed/mock-tests.ts';
import { questionBank } from '#infra/seed/questions.ts';
import { fixedTestFaults } from './fixed-tests.ts';

const reading = fixedTestOf('core', 'reading');
const kept = questionsIn(reading).map((uid) => ({ uid, reserved: true }));
const faults = (tests: readonly FixedTest[], questions: typeof kept) =>
  fixedTestFaults(tests, questions).map(({ file, field, message }) => `${file} ${field}: ${message}`);

test('accepts the fixed tests of the seed', () => {
  expect(fixedTestFaults(readFixedTests(), questionBank)).toEqual([]);
});

test('reports a practice question, an unknown one or one in two tests of an exam with its file', () => {
  const file = `mock-tests/${reading.mockTestId}.json reading`;
  expect(faults([reading], kept)).toEqual([]);
  const practised = kept.map((question) => ({ ...question, reserved: question.uid !== 'RSA-0001' }));
  expect(faults([reading], practised)).toEqual([
    `${file}: RSA-0001 is for practice: keep it for tests first.`,
  ]);
  const fewer = kept.filter(({ uid }) => uid !== 'RSA-0001');
  expect(faults([reading], fewer)).toEqual([`${file}: RSA-0001 is not in the bank.`]);
  const again = { ...reading, mockTestId: 'mock_test_again' };
  expect(faults([reading, again], kept)).toHaveLength(2 * kept.length);
});
