import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  answerSchema,
  emptyAnswerOf,
  fitsQuestion,
  questionTypes,
  scoreAnswer,
  solutionOf,
  viewOf,
} from '#domain/question-types/registry.ts';
import { typeCodes, type TypeCode } from '#domain/question-types/type-code.ts';

const readJson = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** Reads a type's file strictly, so that a misspelt field is a failure and not a field left out. */
function load<Question>(code: TypeCode, schema: z.ZodType<Question>): Question[] {
  const file = z
    .strictObject({ questions: z.array(z.unknown()) })
    .parse(readJson(`./${code.toLowerCase()}.json`));
  return file.questions.map((raw) => {
    const question = schema.parse(raw);
    expect(question).toEqual(raw);
    return question;
  });
}

const rsa = load('RSA', questionTypes.RSA.questionSchema);
const rrp = load('RRP', questionTypes.RRP.questionSchema);
const rfb = load('RFB', questionTypes.RFB.questionSchema);
const lwd = load('LWD', questionTypes.LWD.questionSchema);
const bank = [...rsa, ...rrp, ...rfb, ...lwd];
const named = <Question extends { uid: string }>(questions: readonly Question[]) =>
  questions.map((question) => [question.uid, question] as const);

const countWords = (text: string) => text.trim().split(/\s+/).length;
const countSentences = (text: string) => text.match(/[.?!]['’]?(?=\s|$)/g)?.length ?? 0;
const distinct = (items: readonly string[]) => new Set(items.map((item) => item.trim().toLowerCase())).size;
function expectBetween(value: number, least: number, most: number) {
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(most);
}

describe('the whole bank', () => {
  test.each(typeCodes)(
    '%s has six questions, numbered from 0001, of which the first three are free',
    (code) => {
      const questions = bank.filter((question) => question.type === code);
      expect(questions.map(({ uid }) => uid)).toEqual(
        [1, 2, 3, 4, 5, 6].map((number) => `${code}-000${number}`),
      );
      expect(questions.map(({ free }) => free)).toEqual([true, true, true, false, false, false]);
      expect(new Set(questions.map(({ level }) => level))).toEqual(new Set(['easy', 'medium', 'hard']));
    },
  );

  test('no two questions share a topic or a title', () => {
    expect(distinct(bank.map(({ topic }) => topic))).toBe(bank.length);
    expect(distinct(bank.map(({ title }) => title))).toBe(bank.length);
  });

  test.each(named(bank))(
    '%s has a short title and an explanation of two to four sentences',
    (_uid, question) => {
      expectBetween(countWords(question.title), 3, 6);
      expectBetween(countSentences(question.explanation), 2, 4);
      expectBetween(countWords(question.explanation), 20, 80);
      expect(JSON.stringify(question)).not.toMatch(/ {2}|\\t|!/);
    },
  );

  test.each(named(bank))('%s gives all points to its own solution', (_uid, question) => {
    const solution = solutionOf(question);
    const given = {
      RSA: () => ({ type: 'RSA', selectedAnswer: 'correctAnswer' in solution && solution.correctAnswer }),
      RRP: () => ({ type: 'RRP', items: 'items' in solution && solution.items }),
      RFB: () => ({ type: 'RFB', selectedAnswer: 'correctAnswers' in solution && solution.correctAnswers }),
      LWD: () => ({ type: 'LWD', text: 'transcript' in solution && solution.transcript }),
    }[question.type]();
    const answer = answerSchema.parse(given);
    expect(fitsQuestion(question, answer)).toBe(true);
    const score = scoreAnswer(question, answer);
    expect(score.points).toBe(score.maximum);
    expect(score.maximum).toBeGreaterThan(0);
    expect(score.successful).toBe(true);
  });

  test.each(named(bank))('%s is not passed by submitting the screen as it opens', (_uid, question) => {
    expect(scoreAnswer(question, emptyAnswerOf(viewOf(question))).successful).toBe(false);
  });
});

/** Specification, section 9: reading prompts up to 300 words. */
describe('single answer', () => {
  test.each(named(rsa))(
    '%s has a passage and four or five distinct options of similar length',
    (_uid, question) => {
      expectBetween(countWords(question.topic), 120, 300);
      expectBetween(question.multichoice.length, 4, 5);
      expect(distinct(question.multichoice)).toBe(question.multichoice.length);
      const lengths = question.multichoice.map((option) => option.length);
      expect(Math.max(...lengths)).toBeLessThan(Math.min(...lengths) * 1.25);
      expect(question.title).not.toBe(question.multichoice[question.correctIndex]);
    },
  );

  test('neither the position nor the length of an option gives the answer away', () => {
    expect(new Set(rsa.map(({ correctIndex }) => correctIndex)).size).toBeGreaterThanOrEqual(4);
    const longest = rsa.filter(({ multichoice, correctIndex }) => {
      const right = multichoice[correctIndex]?.length ?? 0;
      return multichoice.every((option, index) => index === correctIndex || option.length < right);
    });
    expect(longest.length).toBeLessThanOrEqual(2);
  });
});

/** Specification, section 9: up to 50 words a paragraph; the whole text stays within a minute's reading. */
describe('re-order paragraphs', () => {
  test.each(named(rrp))('%s has four or five short, distinct paragraphs', (_uid, { paragraphs }) => {
    expectBetween(paragraphs.length, 4, 5);
    expect(distinct(paragraphs)).toBe(paragraphs.length);
    for (const paragraph of paragraphs) {
      expectBetween(countWords(paragraph), 15, 50);
      expect(paragraph).toMatch(/^[A-Z].*[.?]$/);
    }
    expectBetween(countWords(paragraphs.join(' ')), 60, 150);
  });
});

/** Specification, section 9: up to 80 words with three to five blanks; at most five words to choose from. */
describe('fill in the blanks', () => {
  test.each(named(rfb))('%s has as many word lists and answers as blanks', (_uid, question) => {
    const blanks = question.topic.match(/(?<!_)___(?!_)/g)?.length ?? 0;
    expectBetween(blanks, 4, 5);
    expect(question.topic.replaceAll('___', '')).not.toContain('_');
    expect(question.wordsGiven).toHaveLength(blanks);
    expect(question.correctAnswers).toHaveLength(blanks);
    expectBetween(countWords(question.topic), 60, 80);
  });

  test.each(named(rfb))(
    '%s offers four distinct single words a blank, the right one among them',
    (_uid, question) => {
      for (const [index, words] of question.wordsGiven.entries()) {
        expect(distinct(words)).toBe(4);
        expect(words).toHaveLength(4);
        for (const word of words) expect(word).toMatch(/^[a-z]+$/);
        expect(words).toContain(question.correctAnswers[index]);
      }
    },
  );

  test('the right word is not always at the same place of its list', () => {
    for (const { wordsGiven, correctAnswers } of rfb) {
      const places = wordsGiven.map((words, index) => words.indexOf(correctAnswers[index] ?? ''));
      expect(new Set(places).size).toBeGreaterThanOrEqual(3);
    }
  });
});
