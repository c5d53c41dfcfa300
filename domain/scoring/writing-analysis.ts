import type { AnswerableCode } from '../question-types/registry.ts';
import type { Score } from './score.ts';

/** A written answer, and what it answers. */
export interface WrittenAnswer {
  readonly type: AnswerableCode;
  /** What was read, or is to be written about. */
  readonly prompt: string;
  /** An answer that would do. */
  readonly sampleAnswer: string;
  readonly text: string;
}

/**
 * The port to what scores written answers. It rejects where no score can be had now, and may then be asked again; its
 * score names what it does not judge.
 */
export interface WritingAnalysis {
  score(answer: WrittenAnswer): Promise<Score>;
}
