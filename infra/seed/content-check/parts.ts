import { forQuestion } from '#domain/question-types/kinds.ts';

/** What rules look at of several kinds of questions; a kind that has no such part has nothing. */
const none = () => undefined;

/** What a question has students choose from. */
interface Choice {
  readonly options: readonly string[];
  /** The places of the right ones. */
  readonly keys: readonly number[];
}

/** The options, and which of them are right. */
export const choiceOf = forQuestion<Choice | undefined>({
  'single-choice': ({ multichoice, correctIndex }) => ({ options: multichoice, keys: [correctIndex] }),
  'multiple-choice': ({ multichoice, correctIndexes }) => ({ options: multichoice, keys: correctIndexes }),
  reorder: none,
  'word-bank-blanks': none,
  'drop-down-blanks': none,
  'typed-blanks': none,
  dictation: none,
  'highlight-words': none,
  'written-response': none,
});

/** The paragraphs to be ordered, in the right order. */
export const paragraphsOf = forQuestion<readonly string[] | undefined>({
  'single-choice': none,
  'multiple-choice': none,
  reorder: ({ paragraphs }) => paragraphs,
  'word-bank-blanks': none,
  'drop-down-blanks': none,
  'typed-blanks': none,
  dictation: none,
  'highlight-words': none,
  'written-response': none,
});

/** The text whose blanks are typed while it is heard. */
export const typedTextOf = forQuestion<string | undefined>({
  'single-choice': none,
  'multiple-choice': none,
  reorder: none,
  'word-bank-blanks': none,
  'drop-down-blanks': none,
  'typed-blanks': ({ topic }) => topic,
  dictation: none,
  'highlight-words': none,
  'written-response': none,
});
