import { forQuestion } from '#domain/question-types/kinds.ts';

/** What rules look at of several kinds of questions; a kind that has no such part has nothing. */
interface Parts {
  /** What students choose from. */
  readonly choice?: {
    readonly options: readonly string[];
    /** The places of the right ones. */
    readonly keys: readonly number[];
  };
  /** The paragraphs to be ordered, in the right order. */
  readonly paragraphs?: readonly string[];
  /** The text whose blanks are typed while it is heard. */
  readonly typedText?: string;
}

const none = () => ({});

export const partsOf = forQuestion<Parts>({
  'single-choice': ({ multichoice, correctIndex }) => ({
    choice: { options: multichoice, keys: [correctIndex] },
  }),
  'multiple-choice': ({ multichoice, correctIndexes }) => ({
    choice: { options: multichoice, keys: correctIndexes },
  }),
  reorder: ({ paragraphs }) => ({ paragraphs }),
  'word-bank-blanks': none,
  'drop-down-blanks': none,
  'typed-blanks': ({ topic }) => ({ typedText: topic }),
  dictation: none,
  'highlight-words': none,
  'written-response': none,
  'spoken-response': none,
});
