import { describe, expect, it } from 'vitest';
import { chanceOf, levelChances, newStudent, ratedBy, ratingOfLabel, type Rating } from './rating.ts';

/** Mulberry32: the same numbers each time, 0 to 1. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function ranksOf(values: readonly number[]): number[] {
  const ranks = values.map(() => 0);
  for (const [rank, index] of values
    .map((_, at) => at)
    .toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
    .entries())
    ranks[index] = rank;
  return ranks;
}

function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [first, second] = [ranksOf(one), ranksOf(other)];
  const squares = first.reduce((sum, rank, at) => sum + (rank - (second[at] ?? 0)) ** 2, 0);
  return 1 - (6 * squares) / (one.length * (one.length ** 2 - 1));
}

interface Answer {
  readonly student: number;
  readonly question: number;
  readonly isRight: boolean;
}

/** 2,000 students of known ability answer 100 questions of known difficulty, 200 times each, in any order. */
function simulated(seed: number) {
  const random = randomOf(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const abilities = Array.from({ length: 2000 }, () => normal());
  const difficulties = Array.from({ length: 100 }, () => normal() * 1.2);
  const answers: Answer[] = [];
  for (let round = 0; round < 200; round += 1)
    for (const question of difficulties.keys()) {
      const student = Math.floor(random() * abilities.length);
      const chance = chanceOf({ place: abilities[student] ?? 0 }, { place: difficulties[question] ?? 0 });
      answers.push({ student, question, isRight: random() < chance });
    }
  return { abilities, difficulties, answers };
}

/** The most likely places given the same priors, by Newton's steps in turn over all answers. */
function batchOf(answers: readonly Answer[], students: number, questions: number): number[] {
  const ability = Array.from({ length: students }, () => 0);
  const difficulty = Array.from({ length: questions }, () => 0);
  for (let round = 0; round < 40; round += 1)
    for (const [who, sign, places, prior] of [
      ['student', 1, ability, newStudent.variance],
      ['question', -1, difficulty, ratingOfLabel(3).variance],
    ] as const) {
      const slope = places.map((place) => -place / prior);
      const information = places.map(() => 1 / prior);
      for (const answer of answers) {
        const expected = chanceOf(
          { place: ability[answer.student] ?? 0 },
          { place: difficulty[answer.question] ?? 0 },
        );
        const at = answer[who];
        slope[at] = (slope[at] ?? 0) + sign * (Number(answer.isRight) - expected);
        information[at] = (information[at] ?? 0) + expected * (1 - expected);
      }
      for (const at of places.keys())
        places[at] = (places[at] ?? 0) + (slope[at] ?? 0) / (information[at] ?? 1);
    }
  return difficulty;
}

describe('ratings of 2,000 students and 100 questions, each answered 200 times', () => {
  const { abilities, difficulties, answers } = simulated(7);
  const students: Rating[] = abilities.map(() => newStudent);
  const questions: Rating[] = difficulties.map(() => ratingOfLabel(3));
  const predictions: { readonly chance: number; readonly isRight: boolean }[] = [];
  for (const { student, question, isRight } of answers) {
    const [one, other] = [students[student] ?? newStudent, questions[question] ?? ratingOfLabel(3)];
    predictions.push({ chance: chanceOf(one, other), isRight });
    const after = ratedBy(
      students[student] ?? newStudent,
      questions[question] ?? ratingOfLabel(3),
      Number(isRight),
    );
    students[student] = after.student;
    questions[question] = after.question;
  }
  const places = questions.map(({ place }) => place);

  it('order the questions by their true difficulty', () => {
    expect(rankCorrelation(places, difficulties)).toBeGreaterThan(0.95);
  });

  it('match an estimation over all answers at once', () => {
    const batch = batchOf(answers, students.length, questions.length);
    expect(rankCorrelation(places, batch)).toBeGreaterThan(0.98);
    const apart =
      places.reduce((sum, place, at) => sum + Math.abs(place - (batch[at] ?? 0)), 0) / places.length;
    expect(apart).toBeLessThan(0.2);
  });

  it('predict the share of right answers', () => {
    const later = predictions.slice(predictions.length / 2);
    const brier =
      later.reduce((sum, { chance, isRight }) => sum + (chance - Number(isRight)) ** 2, 0) / later.length;
    expect(brier).toBeLessThan(0.22);
    const { least, most } = levelChances;
    const atLevel = later.filter(({ chance }) => chance >= least && chance <= most);
    const right = atLevel.filter(({ isRight }) => isRight).length / atLevel.length;
    expect(right).toBeGreaterThan(least);
    expect(right).toBeLessThan(most + 0.02);
  });

  it('report their variance', () => {
    const standardErrorOf = ({ variance }: Rating) => Math.sqrt(variance);
    const within = questions.filter(
      (question, at) => Math.abs(question.place - (difficulties[at] ?? 0)) < 2 * standardErrorOf(question),
    );
    expect(within.length).toBeGreaterThanOrEqual(85);
    expect(Math.max(...questions.map(standardErrorOf))).toBeLessThan(0.4);
  });
});

it('start at the difficulty label of the author', () => {
  const places = [1, 2, 3, 4, 5].map((difficulty) => ratingOfLabel(difficulty).place);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(chanceOf(newStudent, ratingOfLabel(3))).toBe(0.5);
});
