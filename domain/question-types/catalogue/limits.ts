/** Inclusive. */
export type Range = readonly [least: number, most: number];

/** Words for full and partial marks of form; other counts earn nothing: document 2, section 5. */
export interface AnswerWords {
  readonly full: Range;
  readonly partial: readonly Range[];
  /** The recommended length. */
  readonly aim?: number;
  /** One sentence, from a capital letter to a full stop. */
  readonly oneSentence?: true;
}

export interface TypeLimits {
  /** Of the text to read. */
  readonly promptWords?: number;
  /** Of each paragraph to order. */
  readonly paragraphWords?: number;
  readonly blanks?: Range;
  readonly wordsOffered?: Range;
  readonly optionsPerBlank?: number;
  readonly recordingSeconds?: Range;
  readonly answerWords?: AnswerWords;
}

/** `path` leads to the field, as in zod. */
export interface LimitFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}
