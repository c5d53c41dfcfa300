import type { AnswerableCode } from '#domain/question-types/registry.ts';
import type { QuestionTopic } from '#domain/question-types/question-topics.ts';

/** A reason as it is typed: an empty quote is none. */
export interface ReasonText {
  readonly text: string;
  readonly quote: string;
}
export interface OptionRow {
  readonly text: string;
  readonly isRight: boolean;
  readonly reason: ReasonText;
}
export interface ParagraphRow {
  readonly text: string;
  /** Why it follows the one before; of no meaning in the first. */
  readonly reason: ReasonText;
}
export interface ChoiceRow {
  readonly text: string;
  readonly isRight: boolean;
}
export interface BlankRow {
  /** The right word where it is not one of `choices`. */
  readonly right: string;
  readonly choices: readonly ChoiceRow[];
  readonly reason: ReasonText;
}
/** A sentence of the recording; times in milliseconds, as they are typed. */
export interface SentenceRow {
  readonly text: string;
  readonly startMs: string;
  readonly endMs: string;
}

/** A question while it is written: whatever is typed has its place, also what the schema would refuse. */
export interface QuestionForm {
  readonly type: AnswerableCode;
  readonly uid: string;
  readonly title: string;
  readonly topic: string;
  readonly difficulty: number;
  readonly topics: readonly QuestionTopic[];
  readonly free: boolean;
  readonly prediction: boolean;
  readonly reserved: boolean;
  readonly explanation: string;
  readonly question: string;
  readonly options: readonly OptionRow[];
  readonly paragraphs: readonly ParagraphRow[];
  readonly blanks: readonly BlankRow[];
  /** The bank of words, one a line. */
  readonly words: string;
  /** An answer that would do, where answers are written. */
  readonly sampleAnswer: string;
  readonly track: string;
  readonly transcript: string;
  readonly sentences: readonly SentenceRow[];
  /** By the place of a word in its text: in the topic for exchanged words, in the transcript of a dictation. */
  readonly wordReasons: Readonly<Record<number, ReasonText>>;
  /** More reasons than there is anything to give a reason for; kept, so that nothing is lost. */
  readonly furtherReasons: readonly ReasonText[];
}

export const noReason: ReasonText = { text: '', quote: '' };
export const emptyOption: OptionRow = { text: '', isRight: false, reason: noReason };
export const emptyParagraph: ParagraphRow = { text: '', reason: noReason };
export const emptyBlank: BlankRow = { right: '', choices: [], reason: noReason };
