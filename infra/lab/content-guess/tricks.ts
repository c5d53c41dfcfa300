import { isOfKind } from '#domain/question-types/kinds.ts';
import { clickableWords } from '#domain/question-types/mechanisms/highlight-words.ts';
import type { Question } from '#domain/question-types/registry.ts';
import type { Guess } from '../content-check/guess.ts';
import { optionSigns } from '../content-check/option-signs.ts';
import { choiceOf, offersOf, paragraphsOf } from '../content-check/parts.ts';
import { sourceOf } from '../content-check/source-of.ts';
import { contentStems, plainWords } from '../content-check/texts.ts';
import type { Language } from './language.ts';

export interface Trick {
  readonly name: string;
  /** Its guesses in a question; empty if it does not fit the type. */
  guesses(question: Question, language: Language): readonly Guess[];
}

/** One guess per choice: of offered words, or of words in a text. */
interface Choosing {
  readonly words: readonly string[];
  readonly keys: readonly number[];
}

function wordsChosen(question: Question): readonly Choosing[] {
  return offersOf(question).flatMap(({ kind, options, keys }) => {
    if (kind === 'options') return [];
    return [kind === 'text' ? exchanged(options, keys) : { words: options, keys }];
  });
}

/** Function words are never exchanged, as students soon notice: random guesses take content words. */
function clickablePlaces(words: readonly string[], clicked: readonly number[]) {
  const places = words.flatMap((word, place) =>
    clicked.includes(place) || contentStems(word).length > 0 ? [place] : [],
  );
  return { places, keys: places.flatMap((place, index) => (clicked.includes(place) ? [index] : [])) };
}

function exchanged(words: readonly string[], indexToClick: readonly number[]): Choosing {
  const { places, keys } = clickablePlaces(words, indexToClick);
  return { words: places.map((place) => words[place] ?? ''), keys };
}

type OfOption = (option: string, text: string, place: number, all: readonly string[]) => number;
const ofOptions = (name: string, rank: OfOption): Trick => ({
  name,
  guesses(question) {
    const choice = choiceOf(question);
    if (!choice) return [];
    const text = sourceOf(question);
    const { options, keys } = choice;
    return [{ ranks: options.map((option, place) => rank(option, text, place, options)), keys }];
  },
});

/** The distance from the middle length of all options. */
const fromMiddle = (option: string, all: readonly string[]) =>
  Math.abs(option.length - all.reduce((sum, one) => sum + one.length, 0) / all.length);

const optionTricks = [
  ...optionSigns.flatMap(({ name, count }) => [
    ofOptions(`the option with the most ${name}`, count),
    ofOptions(`the option with the fewest ${name}`, (option, text) => -count(option, text)),
  ]),
  ofOptions('the option of middle length', (option, _text, _place, all) => -fromMiddle(option, all)),
  ...['first', 'second', 'third', 'fourth'].map((word, wanted) =>
    ofOptions(`the ${word} option`, (_option, _text, place) => (place === wanted ? 1 : 0)),
  ),
];

type OfWord = (word: string, question: Question, language: Language) => number;
const ofWords = (name: string, rank: OfWord): Trick => ({
  name,
  guesses: (question, language) =>
    wordsChosen(question).map(({ words, keys }) => ({
      ranks: words.map((word) => rank(word, question, language)),
      keys,
    })),
});
const timesInText = (word: string, { topic }: Question) =>
  plainWords(topic).filter((other) => other === plainWords(word)[0]).length;

const wordTricks = [
  ofWords('the longest word', (word) => word.length),
  ofWords('the shortest word', (word) => -word.length),
  ofWords('the word that is commonest in the bank', (word, question, { times }) => times(word, question)),
  ofWords('the word that is rarest in the bank', (word, question, { times }) => -times(word, question)),
  ofWords('the word that stands in the text most often', timesInText),
  ofWords('the word that stands in the text least often', (word, question) => -timesInText(word, question)),
];

/** The words of a shown text by how badly they fit their neighbours. */
const misfit: Trick = {
  name: 'the word that goes with its neighbours least',
  guesses(question, { fit }) {
    if (!isOfKind('highlight-words', question)) return [];
    const words = clickableWords(question.topic);
    const { places, keys } = clickablePlaces(words, question.indexToClick);
    const around = (place: number) =>
      [words[place - 1] ?? '', words[place] ?? '', words[place + 1] ?? ''] as const;
    return [{ ranks: places.map((place) => -fit(around(place), question)), keys }];
  },
};

type OfParagraph = (paragraph: string) => number;
/** All pairs of paragraphs. */
const ofOrder = (name: string, rank: OfParagraph): Trick => ({
  name,
  guesses(question) {
    const ranks = (paragraphsOf(question) ?? []).map(rank);
    return ranks.flatMap((own, place) =>
      ranks.slice(place + 1).map((later) => ({ ranks: [-own, -later], keys: [0] })),
    );
  },
});

const years = (paragraph: string) => (paragraph.match(/\b(?:1\d|20)\d\d(?=s?\b)/g) ?? []).map(Number);
const orderTricks = [
  ofOrder('shorter paragraphs first', ({ length }) => length),
  ofOrder('longer paragraphs first', ({ length }) => -length),
  ofOrder('by their earliest years', (paragraph) => Math.min(...years(paragraph), 3000)),
];

/**
 * Tricks that students try, or that once paid in this bank. Following references such as "this" is not a trick:
 * re-ordering tests it.
 */
export const tricks: readonly Trick[] = [...optionTricks, ...wordTricks, misfit, ...orderTricks];
