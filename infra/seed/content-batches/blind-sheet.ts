import { forView } from '#domain/question-types/kinds.ts';
import { clickableWords } from '#domain/question-types/mechanisms/highlight-words.ts';
import type { QuestionView } from '#domain/question-types/registry.ts';

const lettered = (options: readonly string[]) =>
  options.map((option, index) => `${String.fromCodePoint(65 + index)}) ${option}`);

const choice = ({
  question = '',
  multichoice,
}: {
  question?: string | undefined;
  multichoice: readonly string[];
}) => [...(question === '' ? [] : [`? ${question}`]), ...lettered(multichoice)];
const nothing = () => [];

/** What there is to choose from. */
const offered = forView<readonly string[]>({
  'single-choice': choice,
  'multiple-choice': choice,
  reorder: ({ paragraphs }) => paragraphs.map(({ id, text }) => `${id}) ${text}`),
  'word-bank-blanks': ({ wordsGiven }) => [`words: ${wordsGiven.join(' / ')}`],
  'drop-down-blanks': ({ wordsGiven }) =>
    wordsGiven.map((words, blank) => `blank ${blank + 1}: ${words.join(' / ')}`),
  'typed-blanks': nothing,
  dictation: nothing,
  // Answers name words by their places.
  'highlight-words': ({ topic }) => [
    clickableWords(topic)
      .map((word, place) => `${place}:${word}`)
      .join(' '),
  ],
  'written-response': nothing,
  'spoken-response': nothing,
});

/**
 * What a second reader solves a question by: what its student sees, with the words that are heard in place of the sound.
 * It is made of these alone, so that no key and no reason can be in it.
 */
export function blindSheet(view: QuestionView, heard: string | undefined): string {
  return [
    `## ${view.uid} · ${view.title}`,
    view.topic,
    ...(heard === undefined ? [] : [`[heard] ${heard}`]),
    ...offered(view),
  ].join('\n');
}
