import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { totalOf, type TypeStatistics } from '#domain/statistics/type-statistics.ts';
import { answerRescored, answerScored, score, userId } from '../core/testing/examples.ts';
import { rowsAfter, rowsAfterEach, rowsAfterTwice } from '../core/testing/recorded.ts';
import { statistics } from './projection.ts';

describe('statistics', () => {
  it('sums AnswerScored by user and type', () => {
    const other = 'another-user';
    const rows = rowsAfter(statistics, [
      answerScored(score(3, 4), { attempt: 'a', secondsUsed: 40 }),
      answerScored(score(1, 4), { attempt: 'b', secondsUsed: 20.5 }),
      answerScored(score(1, 1), { attempt: 'c', uid: 'RSA-0001', secondsUsed: 10 }),
      answerScored(score(2, 4), { attempt: 'd', person: { userId: other }, secondsUsed: 5 }),
    ]);
    expect(rows).toEqual([
      { userId, type: 'RRP', answered: 2, right: 1, points: 4, maximum: 8, seconds: 60.5 },
      { userId, type: 'RSA', answered: 1, right: 1, points: 1, maximum: 1, seconds: 10 },
      { userId: other, type: 'RRP', answered: 1, right: 0, points: 2, maximum: 4, seconds: 5 },
    ]);
  });

  it('moves the points of AnswerRescored without counting an answer twice', () => {
    const before = answerScored(score(1, 4), { attempt: 'b', secondsUsed: 20 });
    const first = answerScored(score(3, 4), { secondsUsed: 40 });
    const once = answerRescored(score(3, 4), score(1, 5), { secondsUsed: 40 });
    const again = answerRescored(score(1, 5), score(5, 5), { secondsUsed: 40, revision: 3 });
    const sum = { userId, type: 'RRP', answered: 2, seconds: 60 };
    expect(rowsAfter(statistics, [before, first, once])).toEqual([
      { ...sum, right: 0, points: 2, maximum: 9 },
    ]);
    expect(rowsAfter(statistics, [before, first, once, again])).toEqual([
      { ...sum, right: 1, points: 6, maximum: 9 },
    ]);
  });

  it('counts an answer that was judged in parts as right from a good grade on', () => {
    const spoken = (points: number, attempt: string) =>
      answerScored(score(points, 15), { attempt, uid: 'SRA-0001' });
    const rows = rowsAfter(statistics, [spoken(8, 'a'), spoken(10, 'b')]);
    expect(rows).toMatchObject([{ type: 'SRA', answered: 2, right: 1 }]);
  });

  it('leaves visitors out', () => {
    const person = { visitorId: 'visitor-1' };
    const visit = answerScored(score(1, 4), { person });
    expect(rowsAfter(statistics, [visit, answerRescored(score(1, 4), score(4, 4), { person })])).toEqual([]);
  });

  it('counts every answer once by its last score, in any order and batches', () => {
    const answer = fc.record({
      user: fc.constantFrom('u1', 'u2', 'u3'),
      uid: fc.constantFrom('RSA-0001', 'RRP-0003'),
      points: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 3 }),
      secondsUsed: fc.integer({ min: 0, max: 600 }),
    });
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 30 }), (answers) => {
        const all = answers.flatMap(({ user, uid, points, secondsUsed }, index) => {
          const of = { attempt: `a${index}`, person: { userId: user }, uid, secondsUsed };
          return points.map((now, turn) => {
            const before = points[turn - 1];
            return before === undefined
              ? answerScored(score(now, 4), of)
              : answerRescored(score(before, 4), score(now, 4), { ...of, revision: turn + 1 });
          });
        });
        const rows = rowsAfter(statistics, all);
        expect(rowsAfterTwice(statistics, all)).toEqual(rows);
        expect(rowsAfterEach(statistics, all)).toEqual(rows);
        const last = answers.map(({ points }) => points.at(-1) ?? 0);
        expect(totalOf(rows as unknown as TypeStatistics[])).toEqual({
          answered: answers.length,
          right: last.filter((points) => points > 2).length,
          points: last.reduce((sum, points) => sum + points, 0),
          maximum: answers.length * 4,
          seconds: answers.reduce((sum, { secondsUsed }) => sum + secondsUsed, 0),
        });
      }),
    );
  });
});
