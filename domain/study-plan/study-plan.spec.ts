import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examTypes } from '../accounts/exam-type.ts';
import { catalogue } from '../question-types/catalogue.ts';
import { typesOf } from '../question-types/catalogue/exam-sections.ts';
import { sections } from '../question-types/section.ts';
import { typeCodes, type TypeCode } from '../question-types/type-code.ts';
import { overallWeights } from '../scorecards/weights.ts';
import { pointsToWin } from '../statistics/points-to-win.ts';
import type { PlanItem } from './day-list.ts';
import { addDays, daysBetween, mondayOf, weekdayOf } from './plan-days.ts';
import { minutesOf, type PlanInput, type PlanType } from './plan-input.ts';
import { planSettingsSchema, shortestDay, type PlanSettings } from './plan-settings.ts';
import { studyPlan, type PlanDay } from './study-plan.ts';

/** A Monday. */
const today = '2026-11-23';
const settings: PlanSettings = {
  examDate: '2026-12-18',
  targetScore: 70,
  weekdays: [1, 3, 6],
  minutesAWeek: 180,
  reminder: null,
};
const untouched = { answered: 0, share: null, lately: 0 };
const typed = (type: TypeCode, known: Partial<PlanType> = {}): PlanType => ({
  type,
  weight: 0.1,
  ...untouched,
  ...known,
});
const input: PlanInput = {
  settings,
  today,
  types: (['RSA', 'RFB', 'WWE', 'LWD'] as const).map((type) => typed(type)),
  score: 60,
  reviews: [],
  sittings: [
    { mockTestId: 'full', minutes: 135 },
    { mockTestId: 'reading', minutes: 30 },
  ],
  lastSitting: null,
};

const daysOf = (of: PlanInput) => studyPlan(of).flatMap(({ days }) => days);
const minutesIn = (items: readonly PlanItem[]) => items.reduce((sum, { minutes }) => sum + minutes, 0);
const typesIn = (items: readonly PlanItem[]) =>
  items.flatMap((item) => (item.kind === 'type' ? [item.type] : []));
const sittingsOf = (of: PlanInput) =>
  daysOf(of).flatMap(({ day, items }) =>
    items.flatMap((item) => (item.kind === 'sitting' ? [[day, item.mockTestId]] : [])),
  );

test('places the weeks until the exam on the chosen days, with rest before it', () => {
  const weeks = studyPlan(input);
  expect(weeks.map(({ monday }) => monday)).toEqual(['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14']);
  const last = weeks.at(-1)?.days.map(({ day, kind }) => [day, kind]);
  expect(last).toEqual([
    ['2026-12-14', 'study'],
    ['2026-12-16', 'study'],
    ['2026-12-17', 'rest'],
    ['2026-12-18', 'exam'],
  ]);
});

test('looks eight weeks ahead without a date, and ends after the exam', () => {
  expect(studyPlan({ ...input, settings: { ...settings, examDate: null } })).toHaveLength(8);
  expect(studyPlan({ ...input, today: '2026-12-19' })).toEqual([]);
  expect(daysOf({ ...input, today: '2026-12-18' })).toEqual([{ day: '2026-12-18', kind: 'exam', items: [] }]);
});

describe('the first type', () => {
  const known = { answered: 50, share: 0.5 };
  const long = { ...settings, weekdays: [1], minutesAWeek: 120 };
  const minutesBy = (types: readonly PlanType[]) => {
    const [day] = daysOf({ ...input, settings: long, types, sittings: [] });
    return new Map(day?.items.flatMap((item) => (item.kind === 'type' ? [[item.type, item.minutes]] : [])));
  };

  test('wins the most points', () => {
    const minutes = minutesBy([typed('RSA', known), typed('RFB', { ...known, weight: 0.3 })]);
    expect(minutes.get('RFB')).toBeGreaterThan(minutes.get('RSA') ?? 0);
  });

  test.each([
    ['what is known well', { answered: 50, share: 0.95 }],
    ['what had many minutes lately', { ...known, lately: 120 }],
    ['what weighs little', { ...known, weight: 0.001 }],
  ])('is not %s', (_, more) => {
    const minutes = minutesBy([typed('RSA', { ...known, ...more }), typed('RRP', known)]);
    expect([...minutes.keys()]).toEqual(['RRP']);
  });
});

test('plans each skill and two pieces of writing a week', () => {
  const types = typesOf('new_format').map((type) => typed(type, { weight: type === 'SRS' ? 0.9 : 0.001 }));
  const weeks = studyPlan({ ...input, types, sittings: [], settings: { ...settings, examDate: null } });
  for (const { days } of weeks) {
    const all = days.flatMap(({ items }) => typesIn(items));
    expect(all.filter((type) => catalogue[type].layout === 'written').length).toBeGreaterThanOrEqual(2);
    for (const skill of sections) expect(all.map((type) => catalogue[type].section)).toContain(skill);
  }
});

test('repeats a test only after all others', () => {
  const sittings = ['a', 'b', 'c'].map((mockTestId) => ({ mockTestId, minutes: 30 }));
  const ids = sittingsOf({ ...input, sittings, settings: { ...settings, examDate: null } }).map(
    ([, id]) => id,
  );
  expect(ids).toHaveLength(4);
  expect(new Set(ids.slice(0, 3)).size).toBe(3);
});

describe('tests', () => {
  test('are sat on the last day of their week, each week near the exam, never just before it', () => {
    expect(sittingsOf({ ...input, settings: { ...settings, minutesAWeek: 300 } })).toEqual([
      ['2026-11-28', 'full'],
      ['2026-12-05', 'reading'],
      ['2026-12-12', 'full'],
    ]);
  });

  test('are sat every two weeks while the exam is far', () => {
    const days = sittingsOf({ ...input, settings: { ...settings, examDate: null } }).map(([day]) => day);
    expect(days).toEqual(['2026-11-28', '2026-12-12', '2026-12-26', '2027-01-09']);
  });

  test('that exceed two thirds of the week are replaced by shorter ones, or by none', () => {
    const first = (weekdays: number[], minutesAWeek: number) =>
      sittingsOf({ ...input, settings: { ...settings, weekdays, minutesAWeek } })[0]?.[1];
    expect(first([1, 3, 6], 204)).toBe('full');
    expect(first([1, 3, 6], 201)).toBe('reading');
    expect(first([1], 60)).toBe('reading');
    expect(first([1], 59)).toBeUndefined();
  });

  test('wait two weeks after the last one', () => {
    const first = (lastSitting: string) => sittingsOf({ ...input, lastSitting })[0]?.[0];
    expect(first('2026-11-22')).toBe('2026-12-05');
    expect(first('2026-11-01')).toBe('2026-11-28');
  });

  test('leave practice to the other days of the week', () => {
    const [week] = studyPlan({ ...input, settings: { ...settings, minutesAWeek: 300 } });
    const minutes = week?.days.map(({ day, items }) => [day, minutesIn(items)]);
    expect(minutes).toEqual([
      ['2026-11-23', 82],
      ['2026-11-25', 82],
      ['2026-11-28', 135],
    ]);
  });
});

test('plans reviews on the day they fall due, in at most half of the time', () => {
  const reviews = [...Array.from({ length: 40 }, () => '2026-11-20'), '2026-11-25'];
  const counts = daysOf({ ...input, reviews, sittings: [] }).map(
    ({ items }) => items.find((item) => item.kind === 'reviews')?.count ?? 0,
  );
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(41);
  expect(Math.max(...counts)).toBeLessThanOrEqual(30);
  expect(counts[0]).toBeGreaterThan(10);
  expect(counts[0]).toBeLessThanOrEqual(30);
});

test('keeps a quarter of the day for reviews, even in a full week', () => {
  const reviews = Array.from({ length: 40 }, () => '2026-11-20');
  const types = typesOf('new_format').map((type) => typed(type));
  const short = { ...settings, weekdays: [1, 2, 3, 4, 5, 6], minutesAWeek: 240 };
  const [first] = daysOf({ ...input, settings: short, types, reviews, sittings: [] });
  expect(minutesIn(first?.items ?? [])).toBe(40);
  expect(first?.items.find((item) => item.kind === 'reviews')?.count).toBeGreaterThanOrEqual(10);
});

test('plans less, the less is missing, down to half of the time', () => {
  const planned = [null, 60, 65, 70, 90].map((score) => {
    const long = { ...settings, minutesAWeek: 360 };
    return minutesIn(daysOf({ ...input, settings: long, score, sittings: [] })[0]?.items ?? []);
  });
  expect(planned).toEqual([120, 120, 90, 60, 60]);
});

describe('any plan', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const past = fc.integer({ min: 1, max: 60 }).map((days) => addDays(today, -days));
  const knownType = fc.record({
    weight: share,
    answered: fc.integer({ min: 0, max: 300 }),
    share: fc.option(share),
    lately: fc.integer({ min: 0, max: 80 }),
  });
  const anySettings: fc.Arbitrary<PlanSettings> = fc
    .record({
      examDate: fc.option(fc.integer({ min: 0, max: 220 }).map((days) => addDays(today, days))),
      targetScore: fc.integer({ min: 10, max: 90 }),
      weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
      minutesAWeek: fc.integer({ min: shortestDay, max: 1200 }),
      reminder: fc.constant(null),
    })
    .filter((one) => planSettingsSchema.safeParse(one).success);
  const anyInput: fc.Arbitrary<PlanInput> = fc
    .tuple(
      fc.constantFrom(...examTypes),
      fc.array(knownType, { minLength: typeCodes.length, maxLength: typeCodes.length }),
      fc.record({
        settings: anySettings,
        today: fc.integer({ min: 0, max: 6 }).map((days) => addDays(today, days)),
        score: fc.option(fc.integer({ min: 10, max: 90 })),
        reviews: fc.array(
          fc.integer({ min: -20, max: 60 }).map((days) => addDays(today, days)),
          { maxLength: 150 },
        ),
        sittings: fc.subarray([
          { mockTestId: 'full', minutes: 135 },
          { mockTestId: 'reading', minutes: 30 },
          { mockTestId: 'short', minutes: 25 },
        ]),
        lastSitting: fc.option(past),
      }),
    )
    .map(([exam, known, rest]) => ({
      ...rest,
      types: typesOf(exam).map((type, index) => ({ type, ...untouched, weight: 0, ...known[index] })),
    }));

  test('fits its minutes into the week and the share of each day', () => {
    fc.assert(
      fc.property(anyInput, (of) => {
        const { minutesAWeek, weekdays } = of.settings;
        for (const { days } of studyPlan(of)) {
          expect(minutesIn(days.flatMap(({ items }) => items))).toBeLessThanOrEqual(minutesAWeek);
          for (const { items } of days) {
            const practice = minutesIn(items.filter(({ kind }) => kind !== 'sitting'));
            expect(practice).toBeLessThanOrEqual(Math.floor(minutesAWeek / weekdays.length));
            expect(practice === 0 || practice >= shortestDay).toBe(true);
            for (const item of items) {
              if (item.kind !== 'type') continue;
              expect(item.questions).toBeGreaterThanOrEqual(1);
              expect(item.questions * minutesOf(item.type)).toBeLessThanOrEqual(item.minutes);
            }
          }
        }
      }),
    );
  });

  test('gives the first ten types of a week 60% and more of the points to win', () => {
    const student = fc.array(
      fc.record({
        answered: fc.integer({ min: 0, max: 100 }),
        share: fc.double({ min: 0.2, max: 0.9, noNaN: true }),
      }),
      { minLength: typeCodes.length, maxLength: typeCodes.length },
    );
    fc.assert(
      fc.property(
        student,
        fc.integer({ min: 50, max: 90 }),
        fc.constantFrom(...examTypes),
        (shares, targetScore, exam) => {
          const weights = overallWeights(exam);
          const types = typesOf(exam).map((type, index) =>
            typed(type, { ...shares[index], weight: weights[type] ?? 0 }),
          );
          const plan = { ...settings, examDate: null, targetScore, minutesAWeek: 420 };
          const [week] = studyPlan({ ...input, settings: plan, types, sittings: [], score: null });
          const planned = week?.days.flatMap(({ items }) => typesIn(items)) ?? [];
          const lines = [...new Set(planned)].slice(0, 10);
          const toWin = (of: readonly PlanType[]) =>
            of.reduce((sum, one) => sum + pointsToWin(one, targetScore), 0);
          expect(toWin(types.filter(({ type }) => lines.includes(type)))).toBeGreaterThanOrEqual(
            0.6 * toWin(types),
          );
        },
      ),
    );
  });

  test('never plans less for a higher target, on any day', () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 1, max: 80 }), (of, more) => {
        const targetScore = Math.min(90, of.settings.targetScore + more);
        const raised = daysOf({ ...of, settings: { ...of.settings, targetScore } });
        const before = daysOf(of);
        expect(raised.map(({ day }) => day)).toEqual(before.map(({ day }) => day));
        for (const [index, { items }] of before.entries())
          expect(minutesIn(raised[index]?.items ?? [])).toBeGreaterThanOrEqual(minutesIn(items));
      }),
    );
  });

  test('lists days in order until the exam, and leaves the day before it free', () => {
    fc.assert(
      fc.property(anyInput, (of) => {
        const { examDate, weekdays } = of.settings;
        const days = daysOf(of);
        expect(days.map(({ day }) => day)).toEqual([...new Set(days.map(({ day }) => day))].toSorted());
        for (const { day, kind, items } of days) {
          expect(day >= of.today).toBe(true);
          expect(examDate === null || day <= examDate).toBe(true);
          expect(kind !== 'study' || weekdays.includes(weekdayOf(day))).toBe(true);
          expect(kind === 'study' || items.length === 0).toBe(true);
          const isBefore = examDate !== null && daysBetween(day, examDate) === 1;
          expect(kind === 'rest').toBe(isBefore);
        }
      }),
    );
  });

  test('leaves a week between tests, and three days before the exam', () => {
    fc.assert(
      fc.property(anyInput, (of) => {
        const days = sittingsOf(of).map(([day = '']) => day);
        const all = of.lastSitting === null ? days : [of.lastSitting, ...days];
        for (const [index, day] of all.slice(1).entries())
          expect(daysBetween(all[index] ?? '', day)).toBeGreaterThanOrEqual(7);
        if (of.settings.examDate === null) return;
        for (const day of days) expect(daysBetween(day, of.settings.examDate)).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  test('keeps the rest of the week after a missed day', () => {
    fc.assert(
      fc.property(anyInput, (of) => {
        const tomorrow = addDays(of.today, 1);
        if (mondayOf(tomorrow) !== mondayOf(of.today)) return;
        const hasSitting = ({ items }: { readonly items: readonly PlanItem[] }) =>
          items.some(({ kind }) => kind === 'sitting');
        const [week] = studyPlan(of);
        // A test that was to be sat today and was not comes again: that is another week.
        if (week?.days.some((one) => one.day === of.today && hasSitting(one))) return;
        const rest = week?.days.filter(({ day }) => day >= tomorrow) ?? [];
        const again = studyPlan({ ...of, today: tomorrow })[0]?.days ?? [];
        const minutesOn = (days: readonly PlanDay[]) => days.map(({ day, items }) => [day, minutesIn(items)]);
        expect(minutesOn(again)).toEqual(minutesOn(rest));
      }),
    );
  });
});
