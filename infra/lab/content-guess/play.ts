import type { Question } from '#domain/question-types/registry.ts';
import { taken, type Guess } from '../content-check/guess.ts';
import { learnLanguage } from './language.ts';
import { tricks } from './tricks.ts';

export interface Play {
  readonly trick: string;
  readonly type: string;
  readonly answers: number;
  readonly right: number;
  readonly chance: number;
}

/** The maximum advantage over chance: 10 points of 100. */
export const mostAboveChance = 0.1;
export const paysTooWell = ({ right, chance }: Play) => right > chance + mostAboveChance;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Plays every trick on all questions of its types, taking as many options as are right. */
export function playTricks(bank: readonly Question[]): Play[] {
  const language = learnLanguage(bank);
  const types = [...new Set(bank.map(({ type }) => type))].toSorted();
  return types.flatMap((type) =>
    tricks.flatMap(({ name: trick, guesses }) => {
      const all = bank.filter((one) => one.type === type).flatMap((one) => guesses(one, language));
      return all.length === 0 ? [] : [{ trick, type, ...earned(all) }];
    }),
  );
}

function earned(guesses: readonly Guess[]): Pick<Play, 'answers' | 'right' | 'chance'> {
  const answers = sum(guesses.map(({ keys }) => keys.length));
  const hits = guesses.map((guess) => {
    const weights = taken(guess);
    return sum(guess.keys.map((key) => weights[key] ?? 0));
  });
  const expected = guesses.map(({ ranks, keys }) => keys.length ** 2 / ranks.length);
  return { answers, right: sum(hits) / answers, chance: sum(expected) / answers };
}
