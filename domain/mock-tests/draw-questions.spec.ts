import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examTypes, type ExamType } from '../accounts/exam-type.ts';
import { shuffle } from '../core/shuffle.ts';
import { answerableCodes } from '../question-types/registry.ts';
import { typeCodes } from '../question-types/type-code.ts';
import { approximateSeconds, countedOf, questionCount, type SectionBlueprint } from './blueprint.ts';
import { readingSprint } from './catalogue.ts';
import { askableFrom, drawQuestions, type BankEntry } from './draw-questions.ts';

const bank: BankEntry[] = typeCodes.flatMap((type) =>
  [1, 2, 3, 4, 5, 6].map((number) => ({ uid: `${type}-000${number}`, type })),
);
const { sections: sprint } = readingSprint(360);

const counted = fc.array(
  fc.record({ type: fc.constantFrom(...answerableCodes), count: fc.integer({ min: 0, max: 3 }) }),
  { maxLength: 4 },
);
const anySections: fc.Arbitrary<readonly SectionBlueprint[]> = fc.array(
  fc.record({
    section: fc.constant('reading' as const),
    clocks: fc.array(
      fc.oneof(
        counted.map((each) => ({ each })),
        counted.map((questions) => ({ seconds: 60, questions })),
      ),
    ),
  }),
  { maxLength: 3 },
);

test('the sprint asks five questions in six minutes: two RFB, one RRP, two RSA', () => {
  expect(questionCount(sprint)).toBe(5);
  expect(sprint.map(approximateSeconds)).toEqual([360]);
  const drawn = drawQuestions(sprint, bank, 'seed');
  expect(drawn?.map((uid) => uid.slice(0, 3))).toEqual(['RFB', 'RFB', 'RRP', 'RSA', 'RSA']);
});

test('draws the demanded types without repeats, whatever the order of the bank', () => {
  fc.assert(
    fc.property(anySections, fc.string(), fc.string(), (sections, seed, otherSeed) => {
      const drawn = drawQuestions(sections, bank, seed);
      expect(drawQuestions(sections, shuffle(bank, otherSeed), seed)).toEqual(drawn);
      const demanded = countedOf(sections).flatMap(({ type, count }) =>
        Array.from({ length: count }, () => type),
      );
      const isEnough = typeCodes.every((code) => demanded.filter((type) => type === code).length <= 6);
      expect(drawn?.map((uid) => uid.slice(0, 3))).toEqual(isEnough ? demanded : undefined);
      expect(askableFrom(bank)({ sections })).toBe(isEnough);
      const uids = drawn ?? [];
      expect(new Set(uids).size).toBe(uids.length);
    }),
  );
});

test('draws different tests for different seeds, and every question in time', () => {
  const draws = Array.from({ length: 200 }, (_none, index) => drawQuestions(sprint, bank, `seed ${index}`));
  const uids = new Set(draws.flat());
  expect(uids.size).toBe(18);
  expect(new Set(draws.map((draw) => JSON.stringify(draw))).size).toBeGreaterThan(100);
});

test('prefers unseen questions, then the ones seen longest ago', () => {
  const had = (day: number) => `2026-11-0${day}T00:00:00.000Z`;
  const reading = bank.filter(({ type }) => type === 'RFB').map(({ uid }) => uid);
  const lastAsked = new Map(reading.map((uid, index) => [uid, had(9 - index)]));
  const drawn = drawQuestions(sprint, bank, 'seed', lastAsked);
  expect(drawn?.slice(0, 2)).toEqual(reading.slice(-2).toReversed());
  lastAsked.delete('RFB-0001');
  expect(drawQuestions(sprint, bank, 'seed', lastAsked)?.slice(0, 2)).toEqual(['RFB-0001', 'RFB-0006']);
});

test('prefers everyday talk in Core and avoids it elsewhere, but unseen questions first', () => {
  const talk = new Set(['RFB-0002', 'RFB-0005', 'RFB-0006']);
  const mixed = bank.map((question) => ({ ...question, everyday: talk.has(question.uid) }));
  const readings = (examType: ExamType, lastAsked?: ReadonlyMap<string, string>) =>
    Array.from({ length: 50 }, (_none, index) =>
      drawQuestions(sprint, mixed, `seed ${index}`, lastAsked, examType)?.slice(0, 2),
    ).flat();
  expect(new Set(readings('core'))).toEqual(talk);
  for (const exam of examTypes.filter((each) => each !== 'core'))
    expect(new Set(readings(exam))).toEqual(new Set(['RFB-0001', 'RFB-0003', 'RFB-0004']));
  const had = new Map(['RFB-0001', 'RFB-0003'].map((uid) => [uid, '2026-11-01T00:00:00.000Z']));
  expect(new Set(readings('ukvi', had))).toEqual(new Set(['RFB-0004', ...talk]));
});

test('draws nothing from a bank that is too small', () => {
  expect(
    drawQuestions(
      sprint,
      bank.filter(({ type }) => type !== 'RRP'),
      'seed',
    ),
  ).toBeUndefined();
  expect(drawQuestions(sprint, [], 'seed')).toBeUndefined();
});

test('shuffles by the seed alone, without losing an item', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
      const before = [...items];
      const shuffled = shuffle(items, seed);
      expect(items).toEqual(before);
      expect(shuffle(items, seed)).toEqual(shuffled);
      expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
    }),
  );
});

test('draws questions of fixed tests last, but before ones already asked', () => {
  const inFixed = new Set(bank.filter(({ uid }) => !/000[56]$/.test(uid)).map(({ uid }) => uid));
  const drawn = drawQuestions(sprint, bank, 'seed', new Map(), 'new_format', inFixed) ?? [];
  expect(drawn.filter((uid) => inFixed.has(uid))).toEqual([]);
  const asked = new Map(drawn.map((uid) => [uid, '2026-01-05T10:00:00.000Z']));
  const next = drawQuestions(sprint, bank, 'seed', asked, 'new_format', inFixed) ?? [];
  expect(next.filter((uid) => asked.has(uid))).toEqual([]);
  expect(next).toHaveLength(drawn.length);
});
