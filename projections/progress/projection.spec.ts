import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerScored, score, userId } from '../core/testing/examples.ts';
import { rowsAfter, rowsAfterEach, rowsAfterTwice, type Example } from '../core/testing/recorded.ts';
import { progress } from './projection.ts';

const uid = 'RRP-0003';
const on = (day: number) => `2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`;
const stream = `practice_marks-${userId}-RRP`;

/** `AnswerScored` on a day of March, out of four points. */
const answer = (attempt: string, points: number, day: number, of = uid) =>
  answerScored(score(points, 4), { attempt, at: on(day), uid: of });

const rescore = (attempt: string, before: number, after: number, answeredOn: number): Example => ({
  type: 'AnswerRescored',
  data: {
    attemptId: attempt,
    uid,
    type: 'RRP',
    revision: 2,
    score: score(after, 4),
    previous: { points: before, maximum: 4, successful: before > 2 },
    reason: 'The key was wrong.',
    answeredAt: on(answeredOn),
    secondsUsed: 41,
  },
  stream: `question_attempt-${attempt}`,
  userId,
  at: on(28),
});

const clear = (day: number, ofOne?: string): Example => ({
  type: 'ExerciseScoreCleared',
  data: { exercise: 'RRP', clearedAt: on(day), ...(ofOne !== undefined && { uid: ofOne }) },
  stream,
  userId,
  at: on(day),
});

type Mark =
  | 'QuestionFavorited'
  | 'QuestionUnfavorited'
  | 'QuestionMarkedAsTested'
  | 'QuestionUnmarkedAsTested';
const mark = (type: Mark): Example => ({ type, data: { uid }, stream, userId });

const after = (...examples: readonly Example[]) =>
  rowsAfter(progress, examples).find((row) => row['uid'] === uid);

const nothing = {
  answered: 0,
  bestPercent: null,
  lastPercent: null,
  lastSuccessful: null,
  lastAttemptId: null,
  lastAt: null,
  tally: {},
};

describe('answers', () => {
  it('are counted, with the best and the last one', () => {
    expect(after(answer('a', 3, 1), answer('b', 4, 2), answer('c', 1, 3))).toEqual({
      personId: userId,
      uid,
      type: 'RRP',
      answered: 3,
      bestPercent: 100,
      lastPercent: 25,
      lastSuccessful: false,
      lastAttemptId: 'c',
      lastAt: on(3),
      tally: { 25: 1, 75: 1, 100: 1 },
      isFavorite: false,
      isTested: false,
      clearedAt: null,
    });
  });

  it('have one decimal, and are 0 without points to reach', () => {
    expect(after(answerScored(score(1, 3)))).toMatchObject({ bestPercent: 33.3, lastPercent: 33.3 });
    expect(after(answerScored(score(0, 0)))).toMatchObject({ answered: 1, bestPercent: 0 });
  });

  it('recorded late are not the last ones', () => {
    expect(after(answer('a', 3, 2), answer('b', 4, 1))).toMatchObject({
      answered: 2,
      bestPercent: 100,
      lastPercent: 75,
      lastAttemptId: 'a',
      lastAt: on(2),
    });
  });

  it('of a visitor with the id of a user stay apart', () => {
    const visitor = answerScored(score(4, 4), { person: { visitorId: userId } });
    const persons = rowsAfter(progress, [answer('a', 1, 1), visitor]).map((row) => row['personId']);
    expect(persons).toEqual([userId, `visitor-${userId}`]);
  });

  it('without a person change nothing', () => {
    const { userId: _nobody, ...example } = answer('a', 1, 1);
    expect(rowsAfter(progress, [example])).toEqual([]);
  });
});

describe('a second score', () => {
  it('replaces the first score of its attempt, as the last and as the best one', () => {
    expect(after(answer('a', 2, 1), answer('b', 4, 2), rescore('b', 4, 1, 2))).toMatchObject({
      answered: 2,
      bestPercent: 50,
      lastPercent: 25,
      lastSuccessful: false,
      lastAttemptId: 'b',
      lastAt: on(2),
      tally: { 25: 1, 50: 1 },
    });
  });

  it('of an older attempt keeps the last one', () => {
    expect(after(answer('a', 1, 1), answer('b', 2, 2), rescore('a', 1, 4, 1))).toMatchObject({
      answered: 2,
      bestPercent: 100,
      lastPercent: 50,
      lastSuccessful: false,
      lastAttemptId: 'b',
      lastAt: on(2),
    });
  });

  it('of one of two equal attempts removes one of them', () => {
    expect(after(answer('a', 4, 1), answer('b', 4, 2), rescore('a', 4, 0, 1))).toMatchObject({
      bestPercent: 100,
      tally: { 0: 1, 100: 1 },
    });
  });

  it('may follow a second score', () => {
    const scores = [answer('a', 4, 1), rescore('a', 4, 1, 1), rescore('a', 1, 2, 1)];
    expect(after(...scores)).toMatchObject({
      answered: 1,
      bestPercent: 50,
      lastPercent: 50,
      tally: { 50: 1 },
    });
  });

  it.each([
    ['of the question', clear(2, uid)],
    ['of the whole type', clear(2)],
  ])('of an attempt before a clearing %s does not count', (_what, cleared) => {
    const row = after(answer('a', 4, 1), cleared, answer('b', 4, 3), rescore('a', 4, 0, 1));
    expect(row).toMatchObject({ answered: 1, bestPercent: 100, lastAttemptId: 'b', tally: { 100: 1 } });
  });
});

describe('a cleared score', () => {
  it('of one question forgets its answers and keeps its marks', () => {
    const row = after(answer('a', 4, 1), mark('QuestionFavorited'), clear(2, uid));
    expect(row).toMatchObject({ ...nothing, isFavorite: true, clearedAt: on(2) });
  });

  it('of one question leaves the others alone', () => {
    expect(after(answer('a', 4, 1), clear(2, 'RRP-0004'))).toMatchObject({ answered: 1, clearedAt: null });
  });

  it('of a type clears all its questions, only for this person and until the next answer', () => {
    const answers = [answer('a', 4, 1), answer('b', 3, 1, 'RRP-0004'), answer('c', 1, 1, 'RSA-0001')];
    const visitor = answerScored(score(4, 4), { person: { visitorId: userId } });
    expect(rowsAfter(progress, [...answers, visitor, clear(2)])).toMatchObject([
      { uid, ...nothing, clearedAt: on(2) },
      { uid: 'RRP-0004', ...nothing, clearedAt: on(2) },
      { uid: 'RSA-0001', answered: 1, clearedAt: null },
      { personId: `visitor-${userId}`, answered: 1, clearedAt: null },
    ]);
    const cleared = [answer('a', 4, 1), clear(2)];
    expect(after(...cleared, answer('b', 1, 3))).toMatchObject({
      answered: 1,
      bestPercent: 25,
      lastAttemptId: 'b',
      clearedAt: on(2),
    });
  });

  it('keeps a later answer that was recorded earlier', () => {
    expect(after(answer('a', 4, 1), answer('b', 1, 3), clear(2, uid))).toMatchObject({
      answered: 1,
      bestPercent: 25,
      lastAttemptId: 'b',
      tally: { 25: 1 },
    });
  });

  it('ignores an earlier answer that was recorded later', () => {
    expect(after(clear(2, uid), answer('a', 4, 1))).toMatchObject({ ...nothing, clearedAt: on(2) });
    expect(after(mark('QuestionFavorited'), clear(2), answer('a', 4, 2))).toMatchObject(nothing);
  });

  it('that is older than the last one changes nothing', () => {
    const row = after(clear(4, uid), answer('a', 4, 5), clear(3, uid));
    expect(row).toMatchObject({ answered: 1, clearedAt: on(4) });
  });
});

it('sets and removes each mark by itself', () => {
  const both = [mark('QuestionFavorited'), mark('QuestionMarkedAsTested')];
  expect(after(...both)).toMatchObject({ ...nothing, isFavorite: true, isTested: true });
  expect(after(...both, mark('QuestionUnfavorited'))).toMatchObject({ isFavorite: false, isTested: true });
  expect(after(...both, mark('QuestionUnmarkedAsTested'))).toMatchObject({
    isFavorite: true,
    isTested: false,
  });
});

it('ignores a repeated batch and the borders of batches', () => {
  const all = [
    answer('a', 4, 1),
    mark('QuestionFavorited'),
    answer('b', 2, 2),
    clear(3),
    answer('c', 3, 4),
    rescore('c', 3, 1, 4),
    clear(5, 'RRP-0004'),
    answer('d', 1, 6, 'RRP-0004'),
  ];
  expect(rowsAfterTwice(progress, all)).toEqual(rowsAfter(progress, all));
  expect(rowsAfterEach(progress, all)).toEqual(rowsAfter(progress, all));
});

it('equals a recount after any answers, second scores and clearings', () => {
  const step = fc.record({
    what: fc.constantFrom('answer', 'answer', 'answer', 'rescore', 'clear', 'clear all'),
    points: fc.integer({ min: 0, max: 4 }),
    which: fc.nat(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const examples: Example[] = [];
      let given: { id: string; day: number; points: number; counts: boolean }[] = [];
      for (const [index, { what, points, which }] of steps.entries()) {
        const day = index + 1;
        const chosen = given[which % Math.max(1, given.length)];
        if (what === 'answer') {
          given.push({ id: `a${index}`, day, points, counts: true });
          examples.push(answer(`a${index}`, points, day));
        } else if (what === 'rescore' && chosen) {
          examples.push(rescore(chosen.id, chosen.points, points, chosen.day));
          chosen.points = points;
        } else if (what === 'clear') {
          given = given.map((one) => ({ ...one, counts: false }));
          examples.push(clear(day, uid), answer(`b${index}`, points, day + 1));
          given.push({ id: `b${index}`, day: day + 1, points, counts: true });
        } else if (what === 'clear all') {
          given = given.map((one) => ({ ...one, counts: false }));
          examples.push(clear(day), answer(`b${index}`, points, day + 1));
          given.push({ id: `b${index}`, day: day + 1, points, counts: true });
        }
      }
      const counting = given.filter(({ counts }) => counts);
      const last = counting.reduce<(typeof counting)[number] | undefined>(
        (latest, one) => (latest && latest.day > one.day ? latest : one),
        undefined,
      );
      expect(after(...examples)?.['answered'] ?? 0).toBe(counting.length);
      if (!last) return;
      expect(after(...examples)).toMatchObject({
        bestPercent: Math.max(...counting.map(({ points }) => points * 25)),
        lastPercent: last.points * 25,
        lastAttemptId: last.id,
      });
    }),
  );
});
