import type { MechanismKind, QuestionOf } from '#domain/question-types/kinds.ts';
import type { ComponentType } from 'react';
import type { Editing } from '../form/editing.ts';
import type { QuestionForm, ReasonText } from '../form/form-shape.ts';

/** What of the form belongs to the key; each mechanism fills its own part. */
export type KeyRows = Pick<
  QuestionForm,
  'options' | 'paragraphs' | 'blanks' | 'words' | 'wordReasons' | 'sampleAnswer'
>;

/** How questions of a kind are written. */
export interface MechanismForm<Kind extends MechanismKind = MechanismKind> {
  /** How the topic is called. */
  readonly material: string;
  /** The topic is a line, not a text. */
  readonly isShort?: true;
  /** Whether a question is asked above the options. */
  readonly asksQuestion?: true;
  /** What is spoken is one sentence. */
  readonly speaksSentence?: true;
  /** The fields of the key, with their reasons. */
  readonly Fields: ComponentType<Editing>;
  /** What a new question begins with. */
  readonly empty: Partial<KeyRows>;
  /** @param take the next of the question's reasons, in their order */
  rowsOf(question: QuestionOf<Kind>, take: () => ReasonText): Partial<KeyRows>;
  /** The fields of the question that the rows say: not checked yet. */
  keyIn(form: QuestionForm): Readonly<Record<string, unknown>>;
  /** The reasons in the order of the question's `explanations`. */
  reasonsIn(form: QuestionForm): readonly ReasonText[];
  /** What else changes when the topic or the transcript is written: reasons stay with their words. */
  changedBy?(form: QuestionForm, texts: Pick<QuestionForm, 'topic' | 'transcript'>): Partial<QuestionForm>;
}

export const times = <Row>(count: number, row: Row): Row[] => Array.from({ length: count }, () => row);
