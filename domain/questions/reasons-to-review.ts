import { forQuestion } from '../question-types/kinds.ts';
import { clickableWords } from '../question-types/mechanisms/highlight-words.ts';
import { haveSameKey, type Question } from '../question-types/registry.ts';
import { wordsOf } from '../scoring/words.ts';

/** A thing that a question gives a reason for: an option, a blank, a pair of paragraphs, a word. */
interface Reasoned {
  /** What it is in every revision: an option by its text, a blank by its place. */
  readonly thing: string;
  /** What the reason has to account for: whether the option is right, which word is. */
  readonly truth: string;
}

const listed = (truths: readonly string[]): Reasoned[] =>
  truths.map((truth, index) => ({ thing: String(index), truth }));

const optionsOf = (options: readonly string[], isRight: (index: number) => boolean): Reasoned[] =>
  options.map((thing, index) => ({ thing, truth: isRight(index) ? 'right' : 'wrong' }));

/** In the order of the question's `explanations`. */
const reasonedIn = forQuestion<Reasoned[]>({
  'single-choice': ({ multichoice, correctIndex }) =>
    optionsOf(multichoice, (index) => index === correctIndex),
  'multiple-choice': ({ multichoice, correctIndexes }) =>
    optionsOf(multichoice, (index) => correctIndexes.includes(index)),
  reorder: ({ paragraphs }) =>
    paragraphs.slice(1).map((thing, index) => ({ thing, truth: paragraphs[index] ?? '' })),
  'word-bank-blanks': ({ correctAnswers }) => listed(correctAnswers),
  'drop-down-blanks': ({ correctAnswers }) => listed(correctAnswers),
  'typed-blanks': ({ correctAnswers }) => listed(correctAnswers),
  'highlight-words': ({ topic, transcript, indexToClick }) => {
    const [shown, spoken] = [clickableWords(topic), clickableWords(transcript)];
    return indexToClick.map((place) => ({
      thing: String(place),
      truth: `${shown[place] ?? ''}/${spoken[place] ?? ''}`,
    }));
  },
  dictation: ({ transcript }) => listed(wordsOf(transcript).map(({ text }) => text)),
  'written-response': () => [],
  'spoken-response': () => [],
});

/**
 * Where another key leaves a reason as it was: the places in `explanations` of what became right or wrong, and still
 * says why it was not. Empty while the key is the same, and where no reason was given before.
 */
export function reasonsToReview(before: Question, after: Question): number[] {
  if (before.type !== after.type || haveSameKey(before, after)) return [];
  const old = new Map(
    reasonedIn(before).map(({ thing, truth }, index) => [
      thing,
      { truth, reason: before.explanations[index]?.text },
    ]),
  );
  return reasonedIn(after).flatMap(({ thing, truth }, index) => {
    const was = old.get(thing);
    const reason = after.explanations[index]?.text;
    return was && reason !== undefined && was.truth !== truth && was.reason === reason ? [index] : [];
  });
}
