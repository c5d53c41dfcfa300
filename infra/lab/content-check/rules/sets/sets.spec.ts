import { describe, expect, test } from 'vitest';
import { questionTopics } from '#domain/question-types/question-topics.ts';
import {
  lwdQuestion,
  rfbQuestion,
  rrpQuestion,
  rsaQuestion,
} from '#domain/question-types/testing/questions.ts';
import { faultyFields, fileOf, recordedFile } from '../../testing/files.ts';
import { longestOptionRule } from '../answers/option-lengths.ts';
import { placesRule } from './places.ts';
import { setSizeRule } from './set-size.ts';
import { voicesRule } from '../sound/sounds.ts';
import { spreadRule } from './spread.ts';

type Rsa = typeof rsaQuestion;
/** A full set that satisfies every rule about sets. */
const set = (change: (question: Rsa, index: number) => object = () => ({})) =>
  Array.from({ length: 12 }, (_, index) => {
    const question: Rsa = {
      ...rsaQuestion,
      uid: `RSA-${String(index + 1).padStart(4, '0')}`,
      multichoice: ['One way', 'Two ways', 'Three ways', 'Four or more'],
      correctIndex: index % 4,
      difficulty: (index % 5) + 1,
      topics: [questionTopics[index] ?? 'work'] as unknown as Rsa['topics'],
      free: (index < 3) as true,
    };
    return fileOf({ ...question, ...change(question, index) });
  });

test('accepts a correct set', () => {
  for (const rule of [setSizeRule, spreadRule, placesRule, longestOptionRule]) {
    expect(rule(set())).toEqual([]);
  }
});

describe('the size of a set', () => {
  test('is reported with a missing question or a gap in the numbers', () => {
    expect(setSizeRule(set().slice(1))).toMatchObject([
      { file: 'RSA/', field: 'uid', message: expect.stringContaining('RSA-0001') as string },
      { field: 'free' },
    ]);
    const numbered = set((_question, index) => (index === 11 ? { uid: 'RSA-0013' } : {}));
    expect(setSizeRule(numbered)).toMatchObject([{ message: expect.stringContaining('RSA-0012') as string }]);
  });

  test('may exceed the required number', () => {
    const more = fileOf({ ...rsaQuestion, uid: 'RSA-0013', reserved: true });
    expect(setSizeRule([...set(), more])).toEqual([]);
  });

  test('is twice as large for dictations and drop-downs', () => {
    expect(setSizeRule([fileOf(lwdQuestion)])[0]?.message).toContain('24 questions');
    expect(setSizeRule([fileOf(rfbQuestion)])[0]?.message).toContain('24 questions');
    expect(setSizeRule([fileOf(rrpQuestion)])[0]?.message).toContain('12 questions');
  });

  test('makes only the first questions free', () => {
    expect(faultyFields(setSizeRule, ...set((_question, index) => ({ free: index < 4 })))).toEqual(['free']);
    expect(faultyFields(setSizeRule, ...set((_question, index) => ({ free: index > 8 })))).toEqual(['free']);
  });
});

test('requires a spread of difficulties and topics', () => {
  const levels = set((_question, index) => ({ difficulty: (index % 3) + 1 }));
  expect(faultyFields(spreadRule, ...levels)).toEqual(['difficulty']);
  const few = set((_question, index) => ({ topics: [questionTopics[index % 5]] }));
  expect(faultyFields(spreadRule, ...few)).toEqual(['topics']);
  const crowded = set(({ topics }, index) => ({ topics: index < 6 ? ['work'] : topics }));
  expect(spreadRule(crowded)).toMatchObject([
    { message: expect.stringContaining('work in 7 of 12') as string },
  ]);
  const none = set((_question, index) => (index === 0 ? { topics: [] } : {}));
  expect(faultyFields(spreadRule, ...none)).toEqual(['topics']);
});

describe('the positions of right answers', () => {
  test('are reported if one is favoured or unused', () => {
    const favoured = set((_question, index) => ({ correctIndex: index < 8 ? 0 : 1 + (index % 3) }));
    expect(faultyFields(placesRule, ...favoured)).toEqual(['correctIndex']);
    const unused = set((_question, index) => ({ correctIndex: index % 3 }));
    expect(placesRule(unused)).toMatchObject([{ message: expect.stringContaining('place 4') as string }]);
  });

  test('include the words of drop-downs', () => {
    const always = Array.from({ length: 24 }, () => ({ ...rfbQuestion, correctAnswers: ['went', 'arrive'] }));
    expect(placesRule(always.map(fileOf)).map(({ field }) => field)).toContain('correctIndex');
  });
});

test('reports a right option that is the longest too often', () => {
  const longest = set(({ correctIndex }, index) =>
    index < 5
      ? {
          multichoice: [0, 1, 2, 3].map(
            (place) => `${'long '.repeat(place === correctIndex ? 3 : 2)}${place}`,
          ),
        }
      : {},
  );
  expect(faultyFields(longestOptionRule, ...longest)).toEqual(['multichoice']);
});

test('requires voices of both accents and both sexes', () => {
  const spoken = (...voices: readonly string[]) =>
    voices.map((voice) => recordedFile(lwdQuestion, 4, { voice }));
  expect(voicesRule(spoken('uk-f1', 'uk-m2', 'us-f1', 'us-m1'))).toEqual([]);
  expect(voicesRule(spoken('uk-f1', 'uk-f2', 'us-f1', 'us-m1'))).toMatchObject([
    { file: 'LWD/', message: expect.stringContaining('uk-m') as string },
  ]);
});
