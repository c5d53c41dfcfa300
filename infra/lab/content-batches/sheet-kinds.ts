import { forView } from '#domain/question-types/kinds.ts';
import { clickableWords } from '#domain/question-types/mechanisms/highlight-words.ts';
import type { Solved } from './batch.ts';

/** The printed form of a question and of its answer. */
interface SheetPart {
  readonly offered: readonly string[];
  answer(written: string): Solved['answer'];
}

const letterAt = (index: number) => String.fromCodePoint(65 + index);
const listed = (written: string) => written.split(/[\s,]+/).filter((each) => each !== '');
const parted = (written: string) => written.split('/').map((each) => each.trim());
/** An unknown letter gives no option, and so no answer. */
const lettered = (options: readonly string[], letter: string) =>
  options[letter.toUpperCase().charCodeAt(0) - 65] ?? `no option ${letter}`;

interface ChoiceView {
  readonly question?: string | undefined;
  readonly multichoice: readonly string[];
}
const options = ({ question = '', multichoice }: ChoiceView) => [
  ...(question === '' ? [] : [`? ${question}`]),
  ...multichoice.map((option, index) => `${letterAt(index)}) ${option}`),
];

const words = (written: string) => ({ selectedAnswer: parted(written) });
const text = (): SheetPart => ({ offered: [], answer: (written) => ({ text: written }) });

export const sheetPartOf = forView<SheetPart>({
  'single-choice': (view) => ({
    offered: options(view),
    answer: (written) => ({ selectedAnswer: lettered(view.multichoice, written) }),
  }),
  'multiple-choice': (view) => ({
    offered: options(view),
    answer: (written) => ({
      selectedAnswer: listed(written).map((letter) => lettered(view.multichoice, letter)),
    }),
  }),
  reorder: ({ paragraphs }) => ({
    offered: paragraphs.map((paragraph) => `${paragraph.id}) ${paragraph.text}`),
    answer: (written) => ({ items: listed(written.toUpperCase()) }),
  }),
  'word-bank-blanks': ({ wordsGiven }) => ({
    offered: [`words: ${wordsGiven.join(' / ')}`],
    answer: words,
  }),
  'drop-down-blanks': ({ wordsGiven }) => ({
    offered: wordsGiven.map((given, blank) => `blank ${blank + 1}: ${given.join(' / ')}`),
    answer: words,
  }),
  'typed-blanks': () => ({ offered: [], answer: (written) => ({ texts: parted(written) }) }),
  dictation: text,
  // Answers identify words by index.
  'highlight-words': ({ topic }) => ({
    offered: [
      clickableWords(topic)
        .map((word, place) => `${place}:${word}`)
        .join(' '),
    ],
    answer: (written) => ({ selectedAnswer: listed(written).map(Number) }),
  }),
  'written-response': text,
  'spoken-response': text,
});
