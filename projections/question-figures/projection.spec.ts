import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { MockTestEvent } from '#domain/sittings/mock-test-attempt.ts';
import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import type { Question } from '#domain/question-types/registry.ts';
import type { Row } from '../core/projection.ts';
import { answerScored, answerSubmitted, score, sessionId, userId } from '../core/testing/examples.ts';
import { rowsAfter, rowsAfterEach, rowsAfterTwice, type Example } from '../core/testing/recorded.ts';
import { questionFigures } from './projection.ts';

const uid = 'RSA-0001';
const question: Question = { ...rsaQuestion, uid, difficulty: 4 };
const stream = `question-${uid}`;
const drafted: Example = { type: 'QuestionDrafted', data: { question }, stream };
const change = (changesKey: boolean, difficulty = 4) => ({
  question: { ...question, difficulty },
  reason: 'It was unclear.',
  changesKey,
});
const revised = (changesKey: boolean, difficulty?: number): Example => ({
  type: 'QuestionRevised',
  data: change(changesKey, difficulty),
  stream,
});

interface Given {
  readonly attempt: string;
  readonly points?: number;
  readonly person?: { readonly userId: string } | { readonly visitorId: string };
  readonly secondsUsed?: number;
}

/** In practice: `AnswerSubmitted` and `AnswerScored`. */
function answer({ points = 1, person = { userId }, ...of }: Given): [Example, Example] {
  return [answerSubmitted({ uid, person, ...of }), answerScored(score(points, 1), { uid, person, ...of })];
}

function lookedUp(attempt: string): Example[] {
  const [submitted, scored] = answer({ attempt, points: 0 });
  if (submitted.type !== 'AnswerSubmitted') throw new Error('The first event of an attempt is its answer');
  return [{ ...submitted, data: { ...submitted.data, timeline: [{ atMs: 9000, act: 'shown' }] } }, scored];
}

const questionAfter = (...examples: Example[]) =>
  rowsAfter(questionFigures, examples).find(({ kind }) => kind === 'question');

const placeOf = (row: Row | undefined) =>
  z
    .object({ student: z.object({ levels: z.object({ reading: z.object({ place: z.number() }) }) }) })
    .parse(row).student.levels.reading.place;

const deleted: Example = { type: 'AccountDeleted', data: {}, stream: `account-${userId}`, userId };

const studentAfter = (...examples: Example[]) =>
  rowsAfter(questionFigures, examples).find(({ kind }) => kind === 'student')?.['student'];

const about = (event: MockTestEvent, at: string): Example => ({
  ...event,
  stream: `mock_test_attempt-${sessionId}`,
  userId,
  at: `2026-01-03T08:${at}.000Z`,
});
const started = (mark?: 'trial' | 'quick') =>
  about(
    {
      type: 'MockTestStarted',
      data: {
        sessionId,
        mockTestId: 'reading_sprint_1',
        userId,
        startedAt: '2026-01-03T08:00:00.000Z',
        expiresAt: '2026-01-10T08:00:00.000Z',
        sections: oneClock('reading', 360, [{ uid, revision: 1 }]),
        ...(mark && { mark }),
      },
    },
    '00:00',
  );
const answeredInTest = (at: string) =>
  about(
    {
      type: 'MockTestAnswerSubmitted',
      data: { uid, index: 0, answer: { type: 'RSA', selectedAnswer: 'rain' } },
    },
    at,
  );
const sectionStarted = about(
  {
    type: 'MockTestSectionStarted',
    data: { index: 0, section: 'reading', startedAt: '2026-01-03T08:01:00.000Z' },
  },
  '01:00',
);
const breakEnded = about(
  {
    type: 'MockTestBreakEnded',
    data: {
      section: 0,
      clock: 0,
      from: '2026-01-03T08:01:30.000Z',
      until: '2026-01-03T08:02:00.000Z',
      cause: 'student',
    },
  },
  '02:00',
);
const resultRecorded = about(
  {
    type: 'MockTestResultRecorded',
    data: {
      mockTestId: 'reading_sprint_1',
      results: [{ uid, score: score(1, 1) }],
      points: 1,
      maximum: 1,
    },
  },
  '06:00',
);
const resultWithout = (pending: string) =>
  about(
    {
      type: 'MockTestResultRecorded',
      data: {
        mockTestId: 'reading_sprint_1',
        results: [{ uid: pending, failure: 'No analysis.' }],
        points: 0,
        maximum: 0,
      },
    },
    '06:00',
  );
const lateScore = about(
  { type: 'MockTestLateScoreRecorded', data: { uid, score: score(0, 1), points: 0, maximum: 1 } },
  '07:00',
);

describe('a question', () => {
  it('starts at the label of its author', () => {
    expect(questionAfter(drafted)).toMatchObject({ uid, type: 'RSA', place: 0.8, variance: 1, answers: 0 });
    expect(questionAfter(drafted, revised(false, 1))).toMatchObject({ place: -1.6 });
  });

  it('keeps its answers through a revision, and restarts with another key', () => {
    const answered = [drafted, ...answer({ attempt: 'a' })];
    expect(questionAfter(...answered, revised(false, 1))).toEqual(questionAfter(...answered));
    expect(questionAfter(...answered, revised(true))).toEqual(questionAfter(drafted));
  });

  it('becomes easier with a right answer, its student stronger, and both more certain', () => {
    const [row, student] = rowsAfter(questionFigures, [drafted, ...answer({ attempt: 'a' })]);
    expect(row).toMatchObject({ answers: 1, share: 1, figures: { answers: 1, right: 1, seconds: 41 } });
    expect(row?.['place']).toBeLessThan(0.8);
    expect(row?.['variance']).toBeLessThan(1);
    expect(student).toMatchObject({
      id: `student ${userId}`,
      student: { levels: { reading: { answers: 1 } }, waiting: [], sittings: {} },
    });
    expect(placeOf(student)).toBeGreaterThan(0);
  });

  it('names no student in its row', () => {
    expect(JSON.stringify(questionAfter(drafted, ...answer({ attempt: 'a' })))).not.toContain(userId);
  });
});

describe('does not count', () => {
  it.each([
    ['of a visitor', answer({ attempt: 'a', person: { visitorId: 'v' } })],
    ['under two seconds', answer({ attempt: 'a', secondsUsed: 1.9 })],
    ['with the answer shown', lookedUp('a')],
    ['after the answer was shown', [...lookedUp('a'), ...answer({ attempt: 'b' })]],
    ['that was never submitted', answer({ attempt: 'a' }).slice(1)],
    ['in a test that an admin tries', [started('trial'), answeredInTest('00:30'), resultRecorded]],
    ["in a developer's quick test", [started('quick'), answeredInTest('00:30'), resultRecorded]],
    ['that was left out in a test', [started(), resultRecorded]],
    ['after it was left out in a test', [started(), resultRecorded, ...answer({ attempt: 'a' })]],
    ['under two seconds in a test', [started(), answeredInTest('00:01'), resultRecorded]],
  ])('%s', (_what, examples) => {
    expect(questionAfter(drafted, ...examples)).toEqual(questionAfter(drafted));
  });

  it('a second attempt or a second score', () => {
    const once = [drafted, ...answer({ attempt: 'a' })];
    const again = [...answer({ attempt: 'b', points: 0 }), ...answer({ attempt: 'a', points: 0 }).slice(1)];
    expect(questionAfter(...once, ...again)).toEqual(questionAfter(...once));
  });
});

describe('an answer in a test', () => {
  it('counts with the time since the previous question', () => {
    const row = questionAfter(drafted, started(), answeredInTest('00:30'), resultRecorded);
    expect(row).toMatchObject({ answers: 1, share: 1, figures: { seconds: 30 } });
  });

  it('takes no time before its section or in a break', () => {
    const late = answeredInTest('02:20');
    const inSection = questionAfter(drafted, started(), sectionStarted, late, resultRecorded);
    expect(inSection).toMatchObject({ figures: { seconds: 80 } });
    const afterBreak = questionAfter(drafted, started(), sectionStarted, breakEnded, late, resultRecorded);
    expect(afterBreak).toMatchObject({ figures: { seconds: 20 } });
  });

  it('counts once, even if its score came late', () => {
    const sitting = [drafted, started(), answeredInTest('00:30')];
    expect(questionAfter(...sitting, lateScore)).toMatchObject({ answers: 1, share: 0 });
    expect(questionAfter(...sitting, resultRecorded, lateScore)).toMatchObject({ answers: 1, share: 1 });
  });

  it('is forgotten with its sitting only after its score', () => {
    const sitting = [drafted, started(), answeredInTest('00:30')];
    const sittingsAfter = (...more: Example[]) => studentAfter(...sitting, ...more);
    expect(sittingsAfter()).toMatchObject({ sittings: { [sessionId]: { seconds: { [uid]: 30 } } } });
    expect(sittingsAfter(resultRecorded)).toMatchObject({ sittings: {} });
    const pending = resultWithout(uid);
    expect(sittingsAfter(pending)).toMatchObject({ sittings: { [sessionId]: { seconds: { [uid]: 30 } } } });
    expect(sittingsAfter(pending, lateScore)).toMatchObject({ sittings: {}, met: { RSA: '2' } });
    expect(questionAfter(...sitting, pending, lateScore)).toMatchObject({ answers: 1, share: 0 });
  });
});

describe('a deleted account', () => {
  const all = [drafted, ...answer({ attempt: 'a' }), started(), answeredInTest('00:30')];

  it('leaves no data of its student but a tombstone', () => {
    const rows = rowsAfter(questionFigures, [...all, deleted]);
    const [row, student] = rows;
    expect(rows).toHaveLength(2);
    expect(row).toEqual(questionAfter(...all));
    expect(student).toMatchObject({ id: `student ${userId}`, student: null });
    expect(JSON.stringify(student)).not.toMatch(/RSA|reading|2026/);
  });

  it('ignores later events, even for a student without earlier answers', () => {
    const later = [
      ...answer({ attempt: 'b' }),
      started(),
      answeredInTest('00:30'),
      resultRecorded,
      lateScore,
    ];
    for (const before of [all, [drafted]])
      expect(rowsAfter(questionFigures, [...before, deleted, ...later])).toEqual(
        rowsAfter(questionFigures, [...before, deleted]),
      );
  });
});

it('ignores a repeated batch and the borders of batches', () => {
  const all = [
    drafted,
    ...answer({ attempt: 'a' }),
    started(),
    ...answer({ attempt: 'b', person: { userId: 'ben' }, points: 0 }),
    answeredInTest('00:30'),
    resultRecorded,
    revised(false),
    deleted,
    ...answer({ attempt: 'c', person: { userId: 'cem' } }),
  ];
  expect(rowsAfterTwice(questionFigures, all)).toEqual(rowsAfter(questionFigures, all));
  expect(rowsAfterEach(questionFigures, all)).toEqual(rowsAfter(questionFigures, all));
});
