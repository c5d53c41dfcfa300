import type { Score } from '../scoring/score.ts';
import { scoreInWords } from './registry.ts';
import { typeOfUid } from './type-code.ts';

export function pointsInWords(uid: string, score: Pick<Score, 'points' | 'maximum'>): string {
  return scoreInWords(typeOfUid(uid), score);
}
