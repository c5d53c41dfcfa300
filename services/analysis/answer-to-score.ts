import type { Score } from '#domain/scoring/score.ts';
import type { SpeechAnalysis, SpokenAnswer } from '#domain/scoring/speech-analysis.ts';
import type { WritingAnalysis, WrittenAnswer } from '#domain/scoring/writing-analysis.ts';

export type AnswerToScore =
  | { readonly of: 'writing'; readonly answer: WrittenAnswer }
  | { readonly of: 'speech'; readonly answer: SpokenAnswer };

export interface Analyses {
  readonly writing: WritingAnalysis;
  readonly speech: SpeechAnalysis;
}

/** @param attempt counts from 1 */
export function scoreBy(analyses: Analyses, given: AnswerToScore, attempt: number): Promise<Score> {
  return given.of === 'writing'
    ? analyses.writing.score(given.answer, attempt)
    : analyses.speech.score(given.answer, attempt);
}
