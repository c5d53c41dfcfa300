import type { CodeOf } from '../question-types/kinds.ts';
import type { WrittenMaterial } from '../question-types/mechanisms/written-material.ts';
import type { KeyPoint } from '../question-types/mechanisms/analysed-fields.ts';
import type { Register } from '../question-types/mechanisms/written-response.ts';
import type { Score } from './score.ts';

export interface WritingTask {
  readonly type: CodeOf<'written-response'>;
  readonly material: WrittenMaterial;
  /** The text, the transcript, or the subject. */
  readonly prompt: string;
  readonly keyPoints: readonly KeyPoint[];
  /** Earns full marks. */
  readonly sampleAnswer: string;
  /** Only of emails. */
  readonly register?: Register;
}

export interface WrittenAnswer extends WritingTask {
  readonly text: string;
  /** The student's answers to other questions, latest first, to detect memorised text. */
  readonly earlier: readonly string[];
}

/** Rejects if no score is available now. A score lists the traits that it does not judge. */
export interface WritingAnalysis {
  /** @param attempt counts from 1, the default */
  score(answer: WrittenAnswer, attempt?: number): Promise<Score>;
}
