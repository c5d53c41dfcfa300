import { isDeepStrictEqual } from 'node:util';
import type { Question } from '#domain/question-types/registry.ts';
import type { Score } from '#domain/scoring/score.ts';
import type { WritingAnalysis, WrittenAnswer } from '#domain/scoring/writing-analysis.ts';
import { writtenAnswer } from '#services/analysis/written-answer.ts';
import type { CalibrationAnswer } from './calibration-answers.ts';
import type { CleanPassage } from './clean-prose.ts';
import type { PlantedText } from './marked-text.ts';
import type { Fault } from './statistics/detection.ts';

export interface ScoredAnswer {
  readonly answer: CalibrationAnswer;
  readonly score: Score;
  /** Whether scoring it again after all others, in the opposite order, gave exactly the same score. */
  readonly repeated: boolean;
}

export interface ScoredPassage {
  readonly passage: CleanPassage;
  readonly marks: readonly Fault[];
}

export const asAnswerTo = (question: Question, text: string): WrittenAnswer =>
  // Only written types get here: `writtenAnswer` refuses the others.
  writtenAnswer(question, { type: question.type, text } as Parameters<typeof writtenAnswer>[1]);

/** Scores all answers twice, in opposite orders. */
export async function scoreAnswers(
  analysis: WritingAnalysis,
  answers: readonly CalibrationAnswer[],
  questionOf: (uid: string) => Question,
): Promise<ScoredAnswer[]> {
  const scoreOf = ({ question, text }: CalibrationAnswer) =>
    analysis.score(asAnswerTo(questionOf(question), text));
  const first: Score[] = [];
  for (const answer of answers) first.push(await scoreOf(answer));
  const scored: ScoredAnswer[] = [];
  for (const [at, answer] of [...answers.entries()].toReversed()) {
    const score = first[at];
    if (score) scored.unshift({ answer, score, repeated: isDeepStrictEqual(await scoreOf(answer), score) });
  }
  return scored;
}

/** Scores clean prose as answers to an unrelated question, because only false marks count. */
export async function scoreCleanProse(
  analysis: WritingAnalysis,
  passages: readonly CleanPassage[],
  question: Question,
): Promise<ScoredPassage[]> {
  const scored: ScoredPassage[] = [];
  for (const passage of passages)
    scored.push({ passage, marks: marksOf(await analysis.score(asAnswerTo(question, passage.text))) });
  return scored;
}

export interface ScoredSentence extends PlantedText {
  readonly marks: readonly Fault[];
}

/** Scores single sentences as answers to an unrelated question. */
export async function scoreSentences(
  analysis: WritingAnalysis,
  sentences: readonly PlantedText[],
  question: Question,
): Promise<ScoredSentence[]> {
  const scored: ScoredSentence[] = [];
  for (const sentence of sentences)
    scored.push({ ...sentence, marks: marksOf(await analysis.score(asAnswerTo(question, sentence.text))) });
  return scored;
}

/** Each mistake that a score marks, once, even if several traits report it. */
export function marksOf({ traits, remarks = [] }: Score): Fault[] {
  const marks = new Map<string, Fault>();
  for (const evidence of [...traits.flatMap((trait) => trait.evidence), ...remarks])
    if (evidence.kind === 'text') {
      const { span, fault, category } = evidence;
      marks.set(`${fault} ${span.join(' ')}`, { span, fault, category });
    }
  return [...marks.values()];
}
