import { shuffle } from '#domain/core/shuffle.ts';
import { forView, type ViewOf } from '#domain/question-types/kinds.ts';
import { startingAnswerTo, type Answer, type QuestionView } from '#domain/question-types/registry.ts';

const pick = (choices: readonly string[], chance: number) =>
  choices[Math.floor(chance * choices.length)] ?? '';

/** For views without the number of blanks. */
const blanksOf = (view: ViewOf<'word-bank-blanks'> | ViewOf<'typed-blanks'>): readonly string[] => {
  const empty = startingAnswerTo(view);
  return empty.type === 'LWB' ? empty.texts : empty.type === 'RFG' ? empty.selectedAnswer : [];
};

/** A deterministic answer, right or wrong, by `chance` (0 up to 1). */
export const someAnswer: (view: QuestionView, chance: number) => Answer = forView<Answer, [number]>({
  'single-choice': ({ type, multichoice }, chance) => ({ type, selectedAnswer: pick(multichoice, chance) }),
  'multiple-choice': ({ type, multichoice }, chance) => {
    const few = Math.floor(chance * (multichoice.length + 1));
    return { type, selectedAnswer: shuffle(multichoice, String(chance)).slice(0, few) };
  },
  reorder: ({ type, paragraphs }, chance) => ({
    type,
    items: shuffle(paragraphs, String(chance)).map(({ id }) => id),
  }),
  'drop-down-blanks': ({ type, wordsGiven }, chance) => ({
    type,
    selectedAnswer: wordsGiven.map((words) => pick(words, chance)),
  }),
  'word-bank-blanks': (view, chance) => {
    const words = shuffle(view.wordsGiven, String(chance));
    return { type: view.type, selectedAnswer: blanksOf(view).map((_, blank) => words[blank] ?? '') };
  },
  dictation: ({ type }, chance) => ({ type, text: `Attempt ${chance.toFixed(4)} at this sentence.` }),
  'written-response': ({ type }, chance) => ({
    type,
    text: `So far, ${Math.floor(chance * 100)} cities grew.`,
  }),
  // An empty recording is a valid answer in a test, but not in practice.
  'spoken-response': ({ type }) => ({ type, recording: '', seconds: 0 }),
  'typed-blanks': (view, chance) => ({
    type: view.type,
    texts: blanksOf(view).map(() => `word ${chance.toFixed(2)}`),
  }),
  'highlight-words': ({ type, topic }, chance) => ({
    type,
    selectedAnswer: [Math.floor(chance * topic.split(/\s+/).length)],
  }),
});
