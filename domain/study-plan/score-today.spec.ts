import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examTypes } from '../accounts/exam-type.ts';
import { typeCodes } from '../question-types/type-code.ts';
import { estimate } from '../scorecards/estimate.ts';
import { scoreToday, type EarlierAnswer } from './score-today.ts';

const now = '2026-11-23T12:00:00.000Z';
const before = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString();
const answer = (of: Partial<EarlierAnswer> = {}): EarlierAnswer => ({
  uid: 'RSA-0001',
  type: 'RSA',
  points: 1,
  maximum: 1,
  at: now,
  from: 'practice',
  ...of,
});
const times = (count: number, of: Partial<EarlierAnswer> = {}) =>
  Array.from({ length: count }, () => answer(of));
const today = (earlier: readonly EarlierAnswer[], timeZone = 'UTC') =>
  scoreToday('new_format', earlier, { now, timeZone }, 'ann');
const reading = (earlier: readonly EarlierAnswer[]) => today(earlier).figures?.skills.reading?.value ?? NaN;

test('gives no figures before thirty answers over two skills, and reports how many exist', () => {
  expect(today([])).toEqual({ isEarly: true, answers: 0, skills: [], figures: null });
  expect(today(times(40))).toEqual({ isEarly: true, answers: 30, skills: ['reading'], figures: null });
  const two = [...times(28), answer({ uid: 'LSA-0001', type: 'LSA' })];
  expect(today(two)).toEqual({ isEarly: true, answers: 29, skills: ['reading', 'listening'], figures: null });
  const known = today([...two, answer()]);
  expect(known.answers).toBe(30);
  expect(known.figures?.overall).toBeNull();
  expect(Object.keys(known.figures?.skills ?? {})).toEqual(['reading', 'listening']);
});

test('is early while all answers are from one calendar day of the student', () => {
  const at = (first: string, last: string) => [answer({ at: first }), answer(), answer({ at: last })];
  const isEarly = (answers: readonly EarlierAnswer[], timeZone?: string) => today(answers, timeZone).isEarly;
  expect(isEarly(times(40, { at: before(3) }))).toBe(true);
  expect(isEarly(at('2026-11-23T00:10:00.000Z', '2026-11-23T23:50:00.000Z'))).toBe(true);
  const overMidnight = at('2026-11-22T23:50:00.000Z', '2026-11-23T12:10:00.000Z');
  expect(isEarly(overMidnight)).toBe(false);
  expect(isEarly(overMidnight.toReversed())).toBe(false);
  expect(isEarly(overMidnight, 'Asia/Kolkata')).toBe(true);
});

test('weighs recent answers more than old ones, and a whole sitting more than practice', () => {
  const listening = times(20, { uid: 'LSA-0001', type: 'LSA' });
  const [right, wrong] = [{ points: 1 }, { points: 0 }];
  const mixed = (one: Partial<EarlierAnswer>, other: Partial<EarlierAnswer>) =>
    reading([...listening, ...times(5, one), ...times(5, other)]);
  const even = mixed(right, wrong);
  expect(mixed(right, { ...wrong, at: before(30) })).toBeGreaterThan(even);
  expect(mixed({ ...right, from: 'full' }, wrong)).toBeGreaterThan(even);
  expect(mixed({ ...right, from: 'full' }, { ...wrong, from: 'part' })).toBeGreaterThan(even);
  // Right ones of today count twice as much as those of a month ago: two thirds of the points.
  expect(mixed(right, { ...wrong, at: before(30) })).toBe(Math.round(10 + (80 * 2) / 3));
});

test('matches the scorecard of a whole sitting of today', () => {
  const sat = times(12, { from: 'full' }).map((one, index) => ({ ...one, points: index % 2 }));
  const heard = times(12, { uid: 'LSA-0001', type: 'LSA', from: 'full' });
  const spoken = times(12, { uid: 'SRA-0001', type: 'SRA', from: 'full', points: 7, maximum: 15 });
  const items = [...sat, ...heard, ...spoken];
  const card = estimate(
    'new_format',
    items.map(({ uid, type, points, maximum }) => ({ uid, type, score: { points, maximum } })),
    'ann',
  );
  expect(today(items).figures).toEqual({ overall: null, skills: card.skills });
});

const anyAnswer = fc
  .record({
    type: fc.constantFrom(...typeCodes),
    maximum: fc.integer({ min: 1, max: 20 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    days: fc.integer({ min: 0, max: 400 }),
    from: fc.constantFrom('practice' as const, 'part' as const, 'full' as const),
  })
  .map(({ type, maximum, share, days, from }) =>
    answer({
      uid: `${type}-0001`,
      type,
      maximum,
      points: Math.round(maximum * share),
      at: before(days),
      from,
    }),
  );

test('repeats its figures, on the scale and within their ranges', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...examTypes),
      fc.array(anyAnswer, { maxLength: 60 }),
      (examType, answers) => {
        const at = { now, timeZone: 'UTC' };
        const score = scoreToday(examType, answers, at, 'ann');
        expect(scoreToday(examType, answers, at, 'ann')).toEqual(score);
        expect(score.figures === null || answers.length >= 30).toBe(true);
        for (const { value, low, high } of Object.values(score.figures?.skills ?? {})) {
          expect(10 <= low && low <= value && value <= high && high <= 90).toBe(true);
        }
      },
    ),
    { numRuns: 40 },
  );
});
