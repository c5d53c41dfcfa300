import type { Trait } from '#domain/question-types/catalogue/rubrics.ts';
import type { QuestionTopic } from '#domain/question-types/question-topics.ts';
import type { AnswerableCode } from '#domain/question-types/registry.ts';

export interface ReasonText {
  readonly text: string;
  readonly quote: string;
}
export interface Row {
  /** For a blank: the right word, unless it is one of `choices`. */
  readonly text: string;
  readonly isRight: boolean;
  readonly reason: ReasonText;
  readonly choices: readonly { readonly text: string; readonly isRight: boolean }[];
}
export interface SentenceRow {
  readonly text: string;
  readonly startMs: number | null;
  readonly endMs: number | null;
}
export type BandsForm = { readonly [Each in Trait]?: readonly (number | null)[] | undefined };
export interface WrittenForm {
  readonly weakerAnswers: readonly {
    readonly level: string;
    readonly text: string;
    readonly bands: BandsForm;
  }[];
  readonly keyPoints: readonly { readonly point: string; readonly keywords: string }[];
  readonly bands: BandsForm;
  readonly register: string;
}
export interface SpokenForm {
  readonly image: string;
  readonly imageText: string;
  readonly accepted: string;
  readonly modelTrack: string;
  readonly modelSentences: readonly SentenceRow[];
}
export interface KeyValues {
  readonly rows: readonly Row[];
  readonly words: string;
  readonly sampleAnswer: string;
  readonly written: WrittenForm;
  readonly spoken: SpokenForm;
}

export interface QuestionForm extends KeyValues {
  readonly type: AnswerableCode;
  readonly uid: string;
  readonly title: string;
  readonly topic: string;
  readonly difficulty: number;
  readonly topics: readonly QuestionTopic[];
  readonly free: boolean;
  readonly prediction: boolean;
  readonly reserved: boolean;
  readonly everyday: boolean;
  readonly explanation: string;
  readonly question: string;
  readonly track: string;
  readonly transcript: string;
  readonly sentences: readonly SentenceRow[];
  /** By word index: in the topic for exchanged words, in the transcript for dictation. */
  readonly wordReasons: Readonly<Record<number, Partial<ReasonText>>>;
  /** More reasons than there are parts to explain; kept, so that they are not lost. */
  readonly furtherReasons: readonly ReasonText[];
}

export const emptyRow: Row = { text: '', isRight: false, reason: { text: '', quote: '' }, choices: [] };
