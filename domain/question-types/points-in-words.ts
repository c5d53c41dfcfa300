import { scoreText, type Score } from '../scoring/score.ts';
import { isAnswerable, scoreInWords } from './registry.ts';
import { typeOfUid } from './type-code.ts';

/** What a question of any type scored: `3 of 4 pairs are linked`, `the option is right`. */
export function pointsInWords(uid: string, score: Pick<Score, 'points' | 'maximum'>): string {
  const code = typeOfUid(uid);
  return isAnswerable(code) ? scoreInWords(code, score) : scoreText(score);
}
