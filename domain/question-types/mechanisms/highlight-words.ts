import { z } from 'zod';
import {
  questionFields,
  revealedFields,
  sharedReasons,
  sharedView,
  viewFields,
} from '../../questions/question-fields.ts';
import { aboveHalf, objectiveScore } from '../../scoring/score.ts';
import type { Mechanism } from '../question-type.ts';
import { carriedPlaces } from './carry.ts';
import { trackFields } from './track.ts';

/** The words of a text as they are clicked: what stands between white space. */
export function clickableWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

const indexes = z
  .array(z.int().min(0).max(2000))
  .max(300)
  .refine((all) => new Set(all).size === all.length, 'A word is named twice.');

/**
 * The topic is the transcript as it is shown, some of its words exchanged one for one; `transcript` is what is
 * spoken; `indexToClick` names the exchanged words, 0 for the first of the topic.
 */
const questionSchema = z
  .object({ ...questionFields, ...trackFields, indexToClick: indexes.min(1) })
  .refine(({ topic, transcript, indexToClick }) => {
    const shown = clickableWords(topic);
    const spoken = clickableWords(transcript);
    const differing = shown.flatMap((word, index) => (word === spoken[index] ? [] : [index]));
    return (
      shown.length === spoken.length &&
      differing.join() === indexToClick.toSorted((one, other) => one - other).join()
    );
  }, 'indexToClick must name exactly the words that differ from what is spoken.');
const viewSchema = z.object({ ...viewFields, track: trackFields.track });
/** The words clicked, by their places in the topic. */
const answerSchema = z.object({ selectedAnswer: indexes });
const solutionSchema = z.object({
  ...revealedFields,
  transcript: trackFields.transcript,
  sentences: trackFields.sentences,
  indexToClick: z.array(z.int()),
});

type Question = z.infer<typeof questionSchema>;
type Answer = z.infer<typeof answerSchema>;

/** The words of a transcript that differ from what is heard are clicked: LIW. */
export const highlightWords: Mechanism<
  'highlight-words',
  Question,
  z.infer<typeof viewSchema>,
  Answer,
  z.infer<typeof solutionSchema>
> = {
  kind: 'highlight-words',
  unit: { one: 'word', many: 'points for incorrect words' },
  questionSchema,
  viewSchema,
  answerSchema,
  solutionSchema,
  view: (question) => ({ ...sharedView(question), track: question.track }),
  solution: (question) => ({
    ...sharedReasons(question),
    transcript: question.transcript,
    sentences: question.sentences,
    indexToClick: question.indexToClick,
  }),
  emptyAnswer: () => ({ selectedAnswer: [] }),
  noAnswer: { selectedAnswer: [] },
  isEmpty: (answer) => answer.selectedAnswer.length === 0,
  rightAnswer: (question) => ({
    selectedAnswer: question.indexToClick.toSorted((one, other) => one - other),
  }),
  fits: (question, answer) => {
    const words = clickableWords(question.topic).length;
    return (
      new Set(answer.selectedAnswer).size === answer.selectedAnswer.length &&
      answer.selectedAnswer.every((index) => index < words)
    );
  },
  /** +1 for each incorrect word found, -1 for each correct one, never below 0: document 2, section 9. */
  score(question, answer) {
    const shown = clickableWords(question.topic);
    const incorrect = new Set(question.indexToClick);
    const chosen = new Set(answer.selectedAnswer);
    const evidence = shown.flatMap((word, index) =>
      chosen.has(index) || incorrect.has(index)
        ? [
            {
              kind: 'highlight' as const,
              index,
              word,
              chosen: chosen.has(index),
              incorrect: incorrect.has(index),
            },
          ]
        : [],
    );
    const found = evidence.filter((one) => one.chosen && one.incorrect).length;
    const points = Math.max(0, found - (chosen.size - found));
    return objectiveScore(points, incorrect.size, aboveHalf(points, incorrect.size), evidence);
  },
  carry: (from, to, answer) => ({
    selectedAnswer: carriedPlaces(
      clickableWords(from.topic),
      clickableWords(to.topic),
      answer.selectedAnswer,
    ),
  }),
};
