import { speakingScorer } from './speaking/score-speaking.ts';
import { writingScorer } from './writing/score-writing.ts';

/** The scorers of this release that judge answers in words, and their versions. */
export const presentScorers = {
  writing: writingScorer.scorerVersion,
  speaking: speakingScorer.scorerVersion,
};
