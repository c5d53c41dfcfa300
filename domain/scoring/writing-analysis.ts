import type { CodeOf } from '../question-types/kinds.ts';
import type { WrittenMaterial } from '../question-types/mechanisms/written-material.ts';
import type { KeyPoint } from '../question-types/mechanisms/analysed-fields.ts';
import type { Register } from '../question-types/mechanisms/written-response.ts';
import type { Score } from './score.ts';

export interface WritingTask {
  readonly type: CodeOf<'written-response'>;
  readonly material: WrittenMaterial;
  /** What was read, heard (its transcript), or is to be written about. */
  readonly prompt: string;
  readonly keyPoints: readonly KeyPoint[];
  /** An answer that earns full marks. */
  readonly sampleAnswer: string;
  /** Of an email: how its reader is spoken to. */
  readonly register?: Register;
}

export interface WrittenAnswer extends WritingTask {
  readonly text: string;
  /** What the same student wrote before, to other questions, latest first: what is memorised shows there. */
  readonly earlier: readonly string[];
}

/** Scores written answers. Rejects where no score can be had now; a score names what it does not judge. */
export interface WritingAnalysis {
  /** @param attempt how often this answer's score was asked for, this time included; 1 by default */
  score(answer: WrittenAnswer, attempt?: number): Promise<Score>;
}
