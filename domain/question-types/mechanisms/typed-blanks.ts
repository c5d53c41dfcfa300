import { z } from 'zod';
import { plainText } from '../../core/contract.ts';
import { personal } from '../../core/events/personal.ts';
import { areSameWords } from '../../scoring/comparing/fitted-words.ts';
import { questionFields, revealedFields, sharedReasons, sharedView, viewFields } from '../question-fields.ts';
import { defineMechanism } from '../mechanism.ts';
import {
  areBlank,
  blankCount,
  blanksInWords,
  blankWord,
  emptyBlanks,
  ofBlanks,
  scoreBlanks,
} from './blanks.ts';
import { keysToType, outside } from './limit-faults.ts';
import { shownTrackSchema, trackFields } from './track.ts';

const maximumBlanks = 15;

export const typedBlanks = defineMechanism({
  kind: 'typed-blanks',
  ...ofBlanks,
  questionSchema: z
    .object({
      ...questionFields,
      ...trackFields,
      correctAnswers: z.array(blankWord).min(1).max(maximumBlanks),
    })
    .refine(
      ({ topic, correctAnswers }) => blankCount(topic) === correctAnswers.length,
      'Each blank needs its right answer.',
    ),
  viewSchema: z.object({ ...viewFields, track: shownTrackSchema }),
  /** One word per blank, or empty. Named apart from `selectedAnswer`, since encrypted fields are found by their path. */
  answerSchema: z.object({ texts: z.array(plainText(100)).max(maximumBlanks) }),
  recordedAnswerSchema: z.object({ texts: z.array(personal(z.string())).max(maximumBlanks) }),
  solutionSchema: z.object({
    ...revealedFields,
    correctAnswers: z.array(z.string()),
    transcript: trackFields.transcript,
    sentences: trackFields.sentences,
  }),
  view: (question) => ({ ...sharedView(question), track: question.track }),
  solution: (question) => ({
    ...sharedReasons(question),
    transcript: question.transcript,
    sentences: question.sentences,
    correctAnswers: question.correctAnswers,
  }),
  emptyAnswer: { texts: [] },
  isEmpty: (answer) => areBlank(answer.texts),
  startingAnswer: (view) => ({ texts: emptyBlanks(blankCount(view.topic)) }),
  fits: (view, answer) => answer.texts.length === blankCount(view.topic),
  inWords: ({ texts }) => blanksInWords(texts),
  content: {
    texts: ['transcript'],
    keyField: 'correctAnswers',
    heardKeys: ({ correctAnswers }) => correctAnswers,
    limitFaults: ({ topic, correctAnswers }, { blanks }) => [
      ...outside(['topic'], blankCount(topic), blanks, 'blanks'),
      ...keysToType('correctAnswers', correctAnswers),
    ],
  },
  scoring: {
    by: 'rule',
    rightAnswer: (question) => ({ texts: question.correctAnswers }),
    /** Compared after trimming; case, punctuation, keyboard characters and standard spellings do not matter. */
    score: (question, answer) =>
      scoreBlanks(question.correctAnswers, answer.texts, {
        isSame: (given, expected) => areSameWords(expected, given),
        isTyped: true,
      }),
  },
});
