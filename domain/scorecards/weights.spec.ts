import { describe, expect, test } from 'vitest';
import { wholeBank } from '#infra/testing/question-bank.ts';
import { examTypes } from '../accounts/exam-type.ts';
import { skillsCounted } from '../question-types/catalogue/skills.ts';
import { typesOf } from '../question-types/catalogue/exam-sections.ts';
import { emptyAnswerOf, hasRule, scoreAnswer } from '../question-types/registry.ts';
import { codesIn, readAll, readOne } from '../question-types/testing/read-text.ts';
import { sections, type Section } from '../question-types/section.ts';
import { enablingSkills } from './enabling-skills.ts';
import { scoreFacts } from './testing/score-facts.ts';
import { typicalPoints } from './typical-points.ts';
import { academicWeights, overallWeights, skillWeights } from './weights.ts';

const letters: Readonly<Record<Section, string>> = {
  speaking: 'S',
  listening: 'L',
  reading: 'R',
  writing: 'W',
};
const sumOf = (weights: object) =>
  Object.values(weights).reduce((sum: number, weight) => sum + Number(weight), 0);

test.each(sections)('has the weights of the fact sheet for %s', (skill) => {
  const line = readOne(scoreFacts, new RegExp(`(?:\\n|· )${letters[skill]}: ((?:[A-Z]{3} [\\d.]+\\s?)+)`));
  const said = readAll(line, /([A-Z]{3}) (\d+(?:\.\d+)?)/).map(([code = '', weight]) => [
    code,
    Number(weight),
  ]);
  expect(academicWeights[skill]).toEqual(Object.fromEntries(said));
});

describe.each(examTypes)('%s', (examType) => {
  test.each(sections)('shares of %s add up to 1 over the types that count for it', (skill) => {
    const weights = skillWeights(examType, skill);
    expect(sumOf(weights)).toBeCloseTo(1);
    for (const type of typesOf(examType))
      expect({ type, counts: (weights[type] ?? 0) > 0 }).toEqual({
        type,
        counts: skillsCounted(type, examType).includes(skill),
      });
  });
  test('gives every type of the exam a share of the whole', () => {
    const weights = overallWeights(examType);
    expect(sumOf(weights)).toBeCloseTo(1);
    expect(Object.keys(weights).toSorted()).toEqual(typesOf(examType).toSorted());
  });
});

test('the enabling skills come from the types of the fact sheet', () => {
  const written = readOne(scoreFacts, /grammar and vocabulary from\n([^;]+);/);
  expect(enablingSkills.grammar.types).toEqual(codesIn(written));
  expect(enablingSkills.vocabulary.types).toEqual(codesIn(written));
  expect(enablingSkills.spelling.types).toEqual(codesIn(readOne(scoreFacts, /spelling from ([^;]+);/)));
  const notSpoken = codesIn(readOne(scoreFacts, /all speaking types but (\S+);/));
  for (const skill of ['fluency', 'pronunciation'] as const) {
    const expected = examTypes
      .flatMap((examType) =>
        typesOf(examType).filter((type) => skillsCounted(type, examType).includes('speaking')),
      )
      .filter((type) => type.startsWith('S') && !notSpoken.includes(type));
    expect([...enablingSkills[skill].types].toSorted()).toEqual([...new Set(expected)].toSorted());
  }
});

test('the typical points of a type are about those of the bank', () => {
  const maxima = new Map<string, number[]>();
  for (const question of wholeBank.filter(hasRule)) {
    const { maximum } = scoreAnswer(question, emptyAnswerOf(question.type));
    maxima.set(question.type, [...(maxima.get(question.type) ?? []), maximum]);
  }
  expect(maxima.size).toBeGreaterThan(10);
  for (const [type, found] of maxima) {
    const mean = found.reduce((sum, each) => sum + each, 0) / found.length;
    const ratio = mean / typicalPoints(type as Parameters<typeof typicalPoints>[0]);
    expect(Math.abs(ratio - 1), `${type} has ${mean} points`).toBeLessThan(0.25);
  }
});
