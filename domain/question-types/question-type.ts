import type { z } from 'zod';
import type { Score } from '../scoring/score.ts';
import type { Section, TypeCode } from './type-code.ts';

/**
 * An item type: what it stores, what a student sees before the answer is in, what is shown after, and how it is
 * scored. All functions are pure; `view` never contains the key.
 */
export interface QuestionType<
  Code extends TypeCode,
  Question extends { readonly type: Code },
  View extends { readonly type: Code },
  Answer extends { readonly type: Code },
  Solution extends { readonly type: Code },
> {
  readonly code: Code;
  readonly section: Section;
  readonly questionSchema: z.ZodType<Question>;
  readonly viewSchema: z.ZodType<View>;
  readonly answerSchema: z.ZodType<Answer>;
  readonly solutionSchema: z.ZodType<Solution>;
  /** What a student may see before the answer is in. */
  view(question: Question): View;
  /** What is shown once the answer is in. */
  solution(question: Question): Solution;
  /** Where an answer starts on the screen: nothing chosen, paragraphs as they are shown. */
  emptyAnswer(view: View): Answer;
  /** What counts where a question was never answered. */
  readonly noAnswer: Answer;
  isEmpty(answer: Answer): boolean;
  /** Whether the answer is one that this question allows: its options, its number of blanks. */
  fits(question: Question, answer: Answer): boolean;
  score(question: Question, answer: Answer): Score;
}
