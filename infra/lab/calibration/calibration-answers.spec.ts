import { describe, expect, test } from 'vitest';
import { writtenMaterial } from '#domain/question-types/mechanisms/written-material.ts';
import { entryOf } from '#domain/question-types/catalogue.ts';
import { typeOfUid } from '#domain/question-types/type-code.ts';
import { countWords } from '#domain/scoring/words.ts';
import { readCalibrationAnswers } from './calibration-answers.ts';
import { readCalibrationQuestions } from './calibration-questions.ts';

const answers = readCalibrationAnswers();
const named = answers.map((answer) => [answer.id, answer] as const);
const questionOf = readCalibrationQuestions();
function rubricOf(uid: string) {
  const rubric = entryOf(uid).rubrics?.['2021'];
  if (!rubric) throw new RangeError(`${uid} has no rubric`);
  return rubric;
}
const traitsOf = (uid: string): Readonly<Record<string, number>> => rubricOf(uid).traits;
const sum = (points: readonly number[]) => points.reduce((total, each) => total + each, 0);

/** The middle of the bands as a share of the maximum, 0 to 1. */
const strength = ({ question, bands }: (typeof answers)[number]) =>
  sum(Object.values(bands).map(([least, most]) => (least + most) / 2)) / rubricOf(question).maximum;

describe('the set of answers', () => {
  test('holds sixty and more, ten and more of each type, each once', () => {
    expect(answers.length).toBeGreaterThanOrEqual(60);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
    for (const type of Object.keys(writtenMaterial))
      expect([type, answers.filter(({ question }) => typeOfUid(question) === type).length >= 10]).toEqual([
        type,
        true,
      ]);
  });

  test.each(Object.keys(writtenMaterial))('goes from hopeless to excellent in %s', (type) => {
    const strengths = answers.filter(({ question }) => typeOfUid(question) === type).map(strength);
    expect(Math.min(...strengths)).toBe(0);
    expect(strengths.filter((each) => each > 0 && each <= 0.5).length).toBeGreaterThanOrEqual(1);
    expect(strengths.filter((each) => each > 0.5 && each <= 0.9).length).toBeGreaterThanOrEqual(2);
    expect(strengths.filter((each) => each > 0.9).length).toBeGreaterThanOrEqual(2);
  });

  test('is without any mistake for a third', () => {
    expect(answers.filter(({ errors }) => errors.length === 0).length).toBeGreaterThanOrEqual(
      answers.length / 3,
    );
  });

  test('has bands that commit themselves: most name one number of points', () => {
    const bands = answers.flatMap((answer) => Object.values(answer.bands));
    expect(bands.filter(([least, most]) => least === most).length / bands.length).toBeGreaterThan(0.75);
  });
});

describe.each(named)('%s', (_, answer) => {
  const rubric = traitsOf(answer.question);

  test('answers a question that there is', () => {
    expect(questionOf(answer.question).uid).toBe(answer.question);
  });

  test('has a band for each trait of its rubric, at most a point wide', () => {
    expect(Object.keys(answer.bands).toSorted()).toEqual(Object.keys(rubric).toSorted());
    for (const [trait, [least, most]] of Object.entries(answer.bands)) {
      expect(most - least).toBeLessThanOrEqual(1);
      expect(least).toBeLessThanOrEqual(most);
      expect(most).toBeLessThanOrEqual(rubric[trait] ?? 0);
    }
  });

  test('is given nothing at all where content or form is given nothing', () => {
    const { content, form } = answer.bands;
    const gated = content?.[1] === 0 || form?.[1] === 0;
    const total = sum(Object.values(answer.bands).map(([, most]) => most));
    expect({ gated, nothing: total === 0 }).toEqual({ gated, nothing: gated });
  });

  test('has the points for form that its number of words earns, unless it tries a trick', () => {
    const limits = entryOf(answer.question).limits?.answerWords;
    const words = countWords(answer.text);
    const within = ([least, most]: readonly [number, number]) => words >= least && words <= most;
    const full = limits !== undefined && within(limits.full);
    const partial = limits?.partial.some(within) ?? false;
    const earned = full ? rubric['form'] : partial ? 1 : 0;
    const given = answer.bands.form?.[0];
    expect({ words, points: given }).toEqual({ words, points: answer.trick === undefined ? earned : given });
  });

  test('labels mistakes that stand in its text and are none once they are put right', () => {
    for (const {
      span: [from, to],
      correction,
    } of answer.errors) {
      expect(from).toBeLessThan(to);
      expect(answer.text.slice(from, to)).not.toBe(correction);
    }
  });

  test('has no more points for spelling than its misspelt words leave', () => {
    const misspelt = answer.errors.filter(({ fault }) => fault === 'spelling').length;
    const [, most] = answer.bands.spelling ?? [0, 0];
    expect(most).toBeLessThanOrEqual(Math.max(0, 2 - misspelt));
  });
});
