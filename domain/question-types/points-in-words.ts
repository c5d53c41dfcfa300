import type { Score } from '../scoring/score.ts';
import { scoreInWords } from './registry.ts';
import { typeOfUid } from './type-code.ts';

/** What a question of any type scored: `3 of 4 pairs are linked`, `the option is right`. */
export function pointsInWords(uid: string, score: Pick<Score, 'points' | 'maximum'>): string {
  return scoreInWords(typeOfUid(uid), score);
}
