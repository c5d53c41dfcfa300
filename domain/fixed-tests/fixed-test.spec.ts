import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examTypes } from '../accounts/exam-type.ts';
import { fold } from '../core/events/stream.ts';
import { examPartSchema } from '../mock-tests/exam-part.ts';
import type { FixedTest } from './fixed-test-content.ts';
import { blueprintFaults } from './fixed-test-faults.ts';
import {
  buildFixedTest,
  faultsOf,
  fixedTestStream,
  publishFixedTest,
  retireFixedTest,
  reviseFixedTest,
  type FixedTestEvent,
  type FixedTestState,
  type FixedTestContext,
} from './fixed-test.ts';
import { fixedTestOf } from './testing/fixed-tests.ts';

const allReserved: FixedTestContext = { statusOf: () => 'reserved', others: [] };
const reading = fixedTestOf('core', 'reading');
const parts = [null, ...examPartSchema.options] as const;
const anyTest = fc
  .record({ examType: fc.constantFrom(...examTypes), part: fc.constantFrom(...parts) })
  .map(({ examType, part }) => fixedTestOf(examType, part));

const withQuestions = (of: FixedTest, change: (uids: string[]) => string[]): FixedTest => ({
  ...of,
  sections: of.sections.map(({ section, questions }, index) => ({
    section,
    questions: index === 0 ? change([...questions]) : questions,
  })),
});
const messages = (changed: FixedTest, surroundings: Partial<FixedTestContext> = {}) =>
  faultsOf(changed, { ...allReserved, ...surroundings }).map(({ message }) => message);

describe('a test against the blueprint of its exam', () => {
  test('has no faults when it follows it, in every exam and part', () => {
    fc.assert(fc.property(anyTest, (whole) => faultsOf(whole, allReserved).length === 0));
  });

  test('a missing, extra or misplaced question is reported', () => {
    const changes = fc.record({ test: anyTest, at: fc.nat(), how: fc.constantFrom('drop', 'first') });
    fc.assert(
      fc.property(changes, ({ test: whole, at, how }) => {
        const changed = withQuestions(whole, (uids) => {
          const [taken = ''] = uids.splice(at % uids.length, 1);
          return how === 'drop' ? uids : [...uids, taken];
        });
        const types = (one: FixedTest) => one.sections[0]?.questions.map((uid) => uid.slice(0, 3)).join();
        const remains = types(changed) === types(whole);
        const hasFaults = blueprintFaults(changed).length > 0;
        // A type that may vary by one can lose one; the order alone is wrong where a type is moved.
        const count = (one: FixedTest) => one.sections[0]?.questions.length;
        if (how === 'first') return hasFaults === !remains;
        return hasFaults || count(changed) === (count(whole) ?? 0) - 1;
      }),
    );
  });

  test('reports the missing type and number', () => {
    const fewer = withQuestions(reading, (uids) => uids.filter((uid) => uid !== 'RFB-0003'));
    expect(messages(fewer)).toEqual(['RFB (R/W Fill in Blanks): 4 of 5 to 6.']);
  });

  test('may have any number in the range of the exam', () => {
    const more = withQuestions(reading, (uids) => ['RFB-0009', ...uids]);
    expect(messages(more)).toEqual([]);
    expect(messages(withQuestions(more, (uids) => ['RFB-0010', ...uids]))).toHaveLength(1);
  });

  test('a type of another exam or in another order is reported', () => {
    const strange = withQuestions(reading, (uids) => [...uids, 'LCT-0001']);
    expect(messages(strange)).toEqual([expect.stringContaining('LCT')]);
    const turned = withQuestions(reading, (uids) => uids.toReversed());
    expect(messages(turned)).toEqual(['Its types come in this order: RFB, RMA, RRP, RFG, RSA.']);
  });

  test('a missing, unknown or misplaced section is reported', () => {
    const whole = fixedTestOf('core');
    expect(messages({ ...whole, sections: whole.sections.slice(1) }).length).toBeGreaterThan(1);
    expect(messages({ ...whole, sections: whole.sections.toReversed() })).toEqual([
      'Its sections are, in this order: Speaking and writing, Reading, Listening.',
    ]);
    expect(messages({ ...reading, sections: [...reading.sections, ...whole.sections.slice(2)] })).toEqual([
      'The exam has no such section.',
    ]);
  });
});

describe('a question of a test', () => {
  test.each([
    [undefined, 'RSA-0001 is not in the bank.'],
    ['draft', 'RSA-0001 is a draft: publish it first.'],
    ['published', 'RSA-0001 is for practice: keep it for tests first.'],
    ['retired', 'RSA-0001 is retired.'],
  ] as const)('with the status %s is reported', (status, message) => {
    const statusOf: FixedTestContext['statusOf'] = (uid) => (uid === 'RSA-0001' ? status : 'reserved');
    expect(messages(reading, { statusOf })).toEqual([message]);
  });

  test('is used once per exam; other exams may use it too', () => {
    const twice = withQuestions(reading, (uids) =>
      uids.map((uid) => (uid === 'RFB-0002' ? 'RFB-0001' : uid)),
    );
    expect(messages(twice)).toEqual(['RFB-0001 is in this test twice.']);
    const other = { ...reading, mockTestId: 'mock_test_other' };
    expect(messages(reading, { others: [other] })[0]).toBe('RFB-0001 is already in mock_test_other.');
    expect(messages(reading, { others: [{ ...other, examType: 'ukvi' }, reading] })).toEqual([]);
  });
});

describe('the stream of a fixed test', () => {
  const given = (...events: readonly FixedTestEvent[]): FixedTestState => fold(fixedTestStream, events);
  const built: FixedTestEvent = { type: 'MockTestBuilt', data: { test: reading } };
  const published: FixedTestEvent = { type: 'MockTestPublished', data: {} };
  const retired: FixedTestEvent = { type: 'MockTestRetired', data: { reason: 'old' } };
  const unfit = { ...reading, sections: [] };

  test('is built once, by the blueprint of its exam', () => {
    expect(buildFixedTest(given(), reading, allReserved)).toEqual([built]);
    expect(buildFixedTest(given(built), reading, allReserved)).toEqual([]);
    expect(buildFixedTest(given(built), { ...reading, name: 'Other' }, allReserved)).toEqual({
      rejected: 'mock_test_exists',
    });
    expect(buildFixedTest(given(), unfit, allReserved)).toEqual({ rejected: 'mock_test_does_not_fit' });
  });

  test('is revised with a reason, and keeps its exam and part', () => {
    const test2 = { ...reading, name: 'A better name' };
    const revise = (state: FixedTestState, changed: FixedTest) =>
      reviseFixedTest(state, { test: changed, reason: 'Clearer' }, allReserved);
    const revised: FixedTestEvent = { type: 'MockTestRevised', data: { test: test2, reason: 'Clearer' } };
    expect(revise(given(built), test2)).toEqual([revised]);
    expect(revise(given(built, revised), test2)).toEqual([]);
    expect(given(built, published, revised)).toEqual({ status: 'published', test: test2, revision: 2 });
    expect(revise(given(), test2)).toEqual({ rejected: 'mock_test_not_found' });
    expect(
      revise(given(built), { ...fixedTestOf('ukvi', 'reading'), mockTestId: reading.mockTestId }),
    ).toEqual({ rejected: 'mock_test_not_found' });
    expect(revise(given(built), unfit)).toEqual({ rejected: 'mock_test_does_not_fit' });
  });

  test('is published while all its questions are available, also after it was retired', () => {
    expect(publishFixedTest(given(built), allReserved)).toEqual([published]);
    expect(publishFixedTest(given(built, published), allReserved)).toEqual([]);
    expect(publishFixedTest(given(built, published, retired), allReserved)).toEqual([published]);
    expect(publishFixedTest(given(built), { ...allReserved, statusOf: () => 'retired' })).toEqual({
      rejected: 'mock_test_does_not_fit',
    });
    expect(publishFixedTest(given(), allReserved)).toEqual({ rejected: 'mock_test_not_found' });
  });

  test('is retired with a reason, once', () => {
    expect(retireFixedTest(given(built, published), { reason: 'old' })).toEqual([retired]);
    expect(retireFixedTest(given(built, retired), { reason: 'older' })).toEqual([]);
    expect(retireFixedTest(given(), { reason: 'old' })).toEqual({ rejected: 'mock_test_not_found' });
    expect(given(built, retired)).toMatchObject({ status: 'retired', test: reading });
  });
});
