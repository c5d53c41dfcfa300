/** Least and most, both included. */
export type Range = readonly [least: number, most: number];

/** Words for full and partial marks of form; other counts earn nothing: document 2, section 5. */
export interface AnswerWords {
  readonly full: Range;
  readonly partial: readonly Range[];
  /** The length a student should aim at. */
  readonly aim?: number;
  /** The answer is one sentence that begins with a capital letter and ends with a full stop. */
  readonly oneSentence?: true;
}

/** What a question of a type, and an answer to it, may hold: specification, document 2, sections 5 and 9. */
export interface TypeLimits {
  /** The most words of what is read. */
  readonly promptWords?: number;
  /** The most words of each paragraph to be ordered. */
  readonly paragraphWords?: number;
  readonly blanks?: Range;
  /** Words in the bank of all blanks. */
  readonly wordsOffered?: Range;
  /** Options of the drop-down of one blank. */
  readonly optionsPerBlank?: number;
  readonly recordingSeconds?: Range;
  readonly answerWords?: AnswerWords;
}

/** What a question has too much or too little of; `path` leads to the field, as zod names it. */
export interface LimitFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}
