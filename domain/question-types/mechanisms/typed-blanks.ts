import { z } from 'zod';
import { plainText } from '../../core/contract.ts';
import { personal } from '../../core/personal.ts';
import {
  questionFields,
  revealedFields,
  sharedReasons,
  sharedView,
  viewFields,
} from '../../questions/question-fields.ts';
import { sameWord } from '../../scoring/words.ts';
import type { Mechanism } from '../question-type.ts';
import { blankCount, blankWord, scoreBlanks } from './blanks.ts';
import { revealedTrack, trackFields } from './track.ts';

const questionSchema = z
  .object({ ...questionFields, ...trackFields, correctAnswers: z.array(blankWord).min(1).max(15) })
  .refine(
    ({ topic, correctAnswers }) => blankCount(topic) === correctAnswers.length,
    'Each blank needs its right answer.',
  );
const viewSchema = z.object({ ...viewFields, track: trackFields.track });
const maximumBlanks = 15;
/**
 * One word a blank, empty where nothing was typed. The field has a name of its own: what is sealed is found by its
 * path, and `selectedAnswer` holds choices in other types.
 */
const answerSchema = z.object({ texts: z.array(plainText(100)).max(maximumBlanks) });
const recordedAnswerSchema = z.object({ texts: z.array(personal(z.string())).max(maximumBlanks) });
const solutionSchema = z.object({
  ...revealedFields,
  correctAnswers: z.array(z.string()),
  transcript: trackFields.transcript,
  sentences: trackFields.sentences,
});

type Question = z.infer<typeof questionSchema>;
type Answer = z.infer<typeof answerSchema>;

/** The blanks of a transcript, typed while listening: LWB. */
export const typedBlanks: Mechanism<
  'typed-blanks',
  Question,
  z.infer<typeof viewSchema>,
  Answer,
  z.infer<typeof solutionSchema>
> = {
  kind: 'typed-blanks',
  unit: { one: 'blank', many: 'blanks are right' },
  questionSchema,
  viewSchema,
  answerSchema,
  recordedAnswerSchema,
  solutionSchema,
  view: (question) => ({ ...sharedView(question), track: question.track }),
  solution: (question) => ({
    ...sharedReasons(question),
    ...revealedTrack(question),
    transcript: question.transcript,
    sentences: question.sentences,
    correctAnswers: question.correctAnswers,
  }),
  emptyAnswer: (view) => ({ texts: Array.from({ length: blankCount(view.topic) }, () => '') }),
  noAnswer: { texts: [] },
  isEmpty: (answer) => answer.texts.every((word) => word.trim() === ''),
  rightAnswer: (question) => ({ texts: question.correctAnswers }),
  fits: (question, answer) => answer.texts.length === blankCount(question.topic),
  /**
   * Compared after trimming. Upper case and the kind of apostrophe are a matter of keyboards, not of what was
   * heard, so they make no other word: the specification asks for a capital in Write From Dictation alone.
   */
  score: (question, answer) =>
    scoreBlanks(
      question.correctAnswers,
      answer.texts,
      (given, expected) => sameWord(given) === sameWord(expected),
      { isTyped: true },
    ),
};
