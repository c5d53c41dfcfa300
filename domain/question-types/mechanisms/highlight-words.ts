import { z } from 'zod';
import { aboveHalf, objectiveScore } from '../../scoring/score.ts';
import { questionFields, revealedFields, sharedReasons, sharedView, viewFields } from '../question-fields.ts';
import { defineMechanism } from '../mechanism.ts';
import { carriedPlaces } from './carry.ts';
import { shownTrackSchema, trackFields } from './track.ts';

/** Words between white space. */
export function clickableWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** Without the punctuation around it. */
export function bareWord(word: string): string {
  return word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

const indexes = z
  .array(z.int().min(0).max(2000))
  .max(300)
  .refine((all) => new Set(all).size === all.length, 'A word is named twice.');

/** LIW: words that differ from the sound are clicked. `indexToClick` names the exchanged words of the shown `topic`, from 0. */
export const highlightWords = defineMechanism({
  kind: 'highlight-words',
  unit: { one: 'word', many: 'points for incorrect words' },
  questionSchema: z
    .object({ ...questionFields, ...trackFields, indexToClick: indexes.min(1) })
    .refine(({ topic, transcript, indexToClick }) => {
      const shown = clickableWords(topic);
      const spoken = clickableWords(transcript);
      const differing = shown.flatMap((word, index) => (word === spoken[index] ? [] : [index]));
      return (
        shown.length === spoken.length &&
        differing.join() === indexToClick.toSorted((one, other) => one - other).join()
      );
    }, 'indexToClick must name exactly the words that differ from what is spoken.'),
  viewSchema: z.object({ ...viewFields, track: shownTrackSchema }),
  answerSchema: z.object({ selectedAnswer: indexes }),
  solutionSchema: z.object({
    ...revealedFields,
    transcript: trackFields.transcript,
    sentences: trackFields.sentences,
    indexToClick: z.array(z.int()),
  }),
  view: (question) => ({ ...sharedView(question), track: question.track }),
  solution: (question) => ({
    ...sharedReasons(question),
    transcript: question.transcript,
    sentences: question.sentences,
    indexToClick: question.indexToClick,
  }),
  emptyAnswer: { selectedAnswer: [] },
  isEmpty: (answer) => answer.selectedAnswer.length === 0,
  startingAnswer: () => ({ selectedAnswer: [] }),
  fits: (view, answer) => {
    const count = clickableWords(view.topic).length;
    const { selectedAnswer } = answer;
    return (
      new Set(selectedAnswer).size === selectedAnswer.length && selectedAnswer.every((index) => index < count)
    );
  },
  inWords: ({ selectedAnswer }) =>
    selectedAnswer.length === 0
      ? 'no word chosen'
      : `words ${selectedAnswer.map((index) => index + 1).join(', ')}`,
  reasonedParts({ topic, transcript, indexToClick }) {
    const shown = clickableWords(topic);
    const spoken = clickableWords(transcript);
    const parts = indexToClick.map((place) => {
      const [written = '', heard = ''] = [shown[place], spoken[place]];
      const label = `${bareWord(written)} → ${bareWord(heard)}`;
      return { label, thing: String(place), truth: `${written}/${heard}` };
    });
    return { name: 'exchanged word', parts };
  },
  content: {
    texts: ['transcript'],
    keyField: 'indexToClick',
    offers: ({ topic, indexToClick }) => [
      { kind: 'text', options: clickableWords(topic), keys: indexToClick },
    ],
  },
  scoring: {
    by: 'rule',
    rightAnswer: (question) => ({
      selectedAnswer: question.indexToClick.toSorted((one, other) => one - other),
    }),
    /** +1 for each incorrect word, -1 for each correct one, never below 0: document 2, section 9. */
    score(question, answer) {
      const shown = clickableWords(question.topic);
      const wrong = new Set(question.indexToClick);
      const clicked = new Set(answer.selectedAnswer);
      const evidence = shown
        .map((word, index) => {
          const [chosen, incorrect] = [clicked.has(index), wrong.has(index)];
          return { kind: 'highlight' as const, index, word, chosen, incorrect };
        })
        .filter(({ chosen, incorrect }) => chosen || incorrect);
      const found = evidence.filter((one) => one.chosen && one.incorrect).length;
      const points = Math.max(0, found - (clicked.size - found));
      return objectiveScore(points, wrong.size, aboveHalf(points, wrong.size), evidence);
    },
    carry: (from, to, answer) => ({
      selectedAnswer: carriedPlaces(
        clickableWords(from.topic),
        clickableWords(to.topic),
        answer.selectedAnswer,
      ),
    }),
  },
});
