import { speakingScorer } from './speaking/score-speaking.ts';
import { writingScorer } from './writing/score-writing.ts';

export const presentScorers = {
  writing: writingScorer.scorerVersion,
  speaking: speakingScorer.scorerVersion,
};
