import { expect, test } from 'vitest';
import { dayName } from './plan-words.ts';
import { monthName, splitWeeks, sumWords, type PlanWeek } from './plan-months.ts';

const practice = { kind: 'type', type: 'RFB', questions: 3, minutes: 45, reason: 'most' } as const;
const sitting = { kind: 'sitting', mockTestId: 'a', minutes: 40 } as const;
type Items = PlanWeek['days'][number]['items'];
const study = (day: string, ...items: Items) => ({ day, kind: 'study' as const, items });
const mondays = ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-28', '2027-01-04'];
const weeks = mondays.map((monday) => ({ monday, days: [study(monday, practice)] }));
const monthsOf = (today: string) => splitWeeks({ weeks, today }).months.map(({ month }) => month);

test.each([
  ['2026-11-22', ['2026-11-23'], ['2026-11', '2026-12', '2027-01']],
  ['2026-11-23', ['2026-11-30'], ['2026-12', '2027-01']],
  ['2026-11-29', ['2026-11-30'], ['2026-12', '2027-01']],
  ['2026-12-06', ['2026-12-07'], ['2026-12', '2027-01']],
  ['2027-01-04', [], []],
])('on %s the days of this and the next week are near, and others are in months', (today, near, months) => {
  expect(splitWeeks({ weeks, today }).near.map(({ monday }) => monday)).toEqual(near);
  expect(monthsOf(today)).toEqual(months);
});

test('this week keeps its days after today', () => {
  const days = ['2026-11-23', '2026-11-24', '2026-11-25'].map((day) => study(day, practice));
  const { near } = splitWeeks({ weeks: [{ monday: '2026-11-23', days }], today: '2026-11-24' });
  expect(near.flatMap((week) => week.days.map(({ day }) => day))).toEqual(['2026-11-25']);
});

test('weeks are described by their sums', () => {
  const first = [study('2026-12-07', practice), study('2026-12-08', practice, sitting)];
  const second = [
    study('2026-12-14', practice),
    { day: '2026-12-17', kind: 'rest' as const, items: [] },
    { day: '2026-12-18', kind: 'exam' as const, items: [] },
  ];
  const examOn = `The exam is on ${dayName('2026-12-18')}.`;
  const weeksOf = (...days: PlanWeek['days'][]) => days.map((each) => ({ monday: '2026-12-07', days: each }));
  expect(sumWords(weeksOf(first, second))).toBe(`3 study days, about 2 h 55 min, 1 mock test. ${examOn}`);
  expect(sumWords(weeksOf(first.slice(0, 1)))).toBe('1 study day, about 45 min.');
  expect(sumWords(weeksOf(second.slice(1)))).toBe(examOn);
});

test('a month has its name and year', () => {
  expect(monthName('2026-12')).toBe('December 2026');
});
