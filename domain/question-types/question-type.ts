import { z } from 'zod';
import type { Score } from '../scoring/score.ts';
import type { TypeEntry } from './catalogue/type-entry.ts';
import type { TypeCode } from './type-code.ts';

/** What the points count: `pair` and `pairs are linked`. */
export interface Unit {
  readonly one: string;
  readonly many: string;
}

/**
 * A way of asking and answering that one or several types share: what is stored, what a student sees before the
 * answer is in, what is shown after, and how it is scored. All functions are pure; `view` never contains the key.
 */
export interface Mechanism<
  Kind extends string,
  Question extends object,
  View extends object,
  Answer extends object,
  Solution extends object,
> {
  /** The mechanism's name, by which clients choose its screens and forms. */
  readonly kind: Kind;
  readonly unit: Unit;
  readonly questionSchema: z.ZodObject & z.ZodType<Question>;
  readonly viewSchema: z.ZodObject & z.ZodType<View>;
  readonly answerSchema: z.ZodObject & z.ZodType<Answer>;
  readonly solutionSchema: z.ZodObject & z.ZodType<Solution>;
  /** The answer as events keep it, where that differs: what was typed freely is personal. */
  readonly recordedAnswerSchema?: z.ZodObject;
  /** What a student may see before the answer is in. */
  view(question: Question): View;
  /** What is shown once the answer is in. */
  solution(question: Question): Solution;
  /** Where an answer starts on the screen: nothing chosen, paragraphs as they are shown. */
  emptyAnswer(view: View): Answer;
  /** What counts where a question was never answered. */
  readonly noAnswer: Answer;
  isEmpty(answer: Answer): boolean;
  /** The answer that scores the maximum. */
  rightAnswer(question: Question): Answer;
  /** Whether the answer is one that this question allows: its options, its number of blanks. */
  fits(question: Question, answer: Answer): boolean;
  score(question: Question, answer: Answer): Score;
  /**
   * The same answer to another revision of its question, where what can be chosen was reworded, moved or left out.
   * Without it an answer stays as it is: what was typed is what was typed.
   */
  carry?(from: Question, to: Question, answer: Answer): Answer;
}

type Typed<Code extends TypeCode, Of extends object> = Of & { readonly type: Code };

/** A question type that can be answered: a mechanism under the type's code, with its entry in the catalogue. */
export interface QuestionType<
  Kind extends string,
  Code extends TypeCode,
  Question extends object,
  View extends object,
  Answer extends object,
  Solution extends object,
> {
  readonly entry: TypeEntry;
  readonly code: Code;
  readonly kind: Kind;
  readonly unit: Unit;
  readonly questionSchema: z.ZodType<Typed<Code, Question>>;
  readonly viewSchema: z.ZodType<Typed<Code, View>>;
  readonly answerSchema: z.ZodType<Typed<Code, Answer>>;
  readonly recordedAnswerSchema: z.ZodType;
  readonly solutionSchema: z.ZodType<Typed<Code, Solution>>;
  view(question: Question): Typed<Code, View>;
  solution(question: Question): Typed<Code, Solution>;
  emptyAnswer(view: View): Typed<Code, Answer>;
  readonly noAnswer: Typed<Code, Answer>;
  isEmpty(answer: Answer): boolean;
  rightAnswer(question: Question): Typed<Code, Answer>;
  fits(question: Question, answer: Answer): boolean;
  score(question: Question, answer: Answer): Score;
  carry(from: Question, to: Question, answer: Answer): Typed<Code, Answer>;
}

/** Puts a mechanism under a code: everything it reads and gives carries the code as `type`. */
export function defineQuestionType<
  const Kind extends string,
  const Code extends TypeCode,
  Question extends object,
  View extends object,
  Answer extends object,
  Solution extends object,
>(
  code: Code,
  entry: TypeEntry,
  mechanism: Mechanism<Kind, Question, View, Answer, Solution>,
): QuestionType<Kind, Code, Question, View, Answer, Solution> {
  const type = { type: code };
  // What `safeExtend` gives is what the type says; zod cannot tell so of a shape it does not know.
  const typed = <Of extends object>(schema: z.ZodObject) =>
    schema.safeExtend({ type: z.literal(code) }) as unknown as z.ZodType<Typed<Code, Of>>;
  return {
    entry,
    code,
    kind: mechanism.kind,
    unit: mechanism.unit,
    questionSchema: typed<Question>(mechanism.questionSchema),
    viewSchema: typed<View>(mechanism.viewSchema),
    answerSchema: typed<Answer>(mechanism.answerSchema),
    recordedAnswerSchema: typed<Answer>(mechanism.recordedAnswerSchema ?? mechanism.answerSchema),
    solutionSchema: typed<Solution>(mechanism.solutionSchema),
    view: (question) => ({ ...type, ...mechanism.view(question) }),
    solution: (question) => ({ ...type, ...mechanism.solution(question) }),
    emptyAnswer: (view) => ({ ...type, ...mechanism.emptyAnswer(view) }),
    noAnswer: { ...type, ...mechanism.noAnswer },
    isEmpty: (answer) => mechanism.isEmpty(answer),
    rightAnswer: (question) => ({ ...type, ...mechanism.rightAnswer(question) }),
    fits: (question, answer) => mechanism.fits(question, answer),
    score: (question, answer) => mechanism.score(question, answer),
    carry: (from, to, answer) => ({ ...type, ...(mechanism.carry?.(from, to, answer) ?? answer) }),
  };
}
