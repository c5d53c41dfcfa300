import { z } from 'zod';
import { defineAnalysedMechanism } from '../mechanism.ts';
import { questionFields, revealedFields, sharedReasons, sharedView, viewFields } from '../question-fields.ts';
import {
  analysedFields,
  revealedAnalysed,
  revealedAnalysedFields,
  sampleTextSchema,
} from './analysed-fields.ts';
import { keysToType } from './limit-faults.ts';
import {
  modelReadingSchema,
  pictureFields,
  shownPictureFields,
  shownModelReadingSchema,
  shownPicture,
} from './spoken-material.ts';
import type { SpokenTask } from './spoken-task.ts';
import { optionalTrackFields, revealedTrack, shownTrack, shownTrackSchema } from './track.ts';

/** SHA-256 of a recording in hex, its name in the store; empty without a recording. */
const recordingSchema = z.string().regex(/^([\da-f]{64})?$/, 'A recording is named by its SHA-256.');

const fields = {
  ...questionFields,
  ...optionalTrackFields,
  ...pictureFields,
  ...analysedFields,
  /** Not needed for a text that is read or a sentence that is repeated. */
  sampleAnswer: sampleTextSchema.optional(),
  /** Accepted answers of a short question, each in one or a few words. */
  correctAnswers: z.array(z.string().min(1).max(80)).max(20).default([]),
  /** A model reading of the text. */
  modelReading: modelReadingSchema.optional(),
};
const questionSchema = z.object(fields);
type Question = z.infer<typeof questionSchema>;

/** A `superRefine` check: whether the question has the material of its task and its scoring data. */
const taskCheck =
  (task: SpokenTask) =>
  (question: Question, context: z.core.$RefinementCtx): void => {
    const { track, transcript, image, imageText, correctAnswers, keyPoints } = question;
    const fault = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message, input: question });
    const isHeard = task !== 'read' && task !== 'describe';
    if (isHeard && (track === undefined || transcript === undefined))
      fault('track', 'This type needs a track and its transcript.');
    if (!isHeard && track !== undefined) fault('track', 'This type has no track.');
    if (task === 'describe' && image === undefined) fault('image', 'This type needs a picture.');
    if (task === 'describe' && imageText === undefined)
      fault('imageText', 'The picture needs alternative text.');
    if (task !== 'describe' && image !== undefined) fault('image', 'This type has no picture.');
    if (task === 'answer' && correctAnswers.length === 0)
      fault('correctAnswers', 'Say what counts as the answer.');
    if ((task === 'describe' || task === 'retell' || task === 'respond') && keyPoints.length === 0)
      fault('keyPoints', 'This type is scored by its key points.');
  };

/** Spoken into the microphone about a text, sound or picture. An analysis scores the recording later. */
export const spokenResponse = (task: SpokenTask) =>
  defineAnalysedMechanism({
    kind: 'spoken-response',
    unit: { one: 'answer', many: 'points' },
    questionSchema: questionSchema.superRefine(taskCheck(task)),
    viewSchema: z.object({ ...viewFields, ...shownPictureFields, track: shownTrackSchema.optional() }),
    answerSchema: z.object({ recording: recordingSchema, seconds: z.number().min(0).max(600) }),
    solutionSchema: z.object({
      ...revealedFields,
      ...revealedAnalysedFields,
      sampleAnswer: sampleTextSchema.optional(),
      correctAnswers: fields.correctAnswers,
      modelReading: shownModelReadingSchema.optional(),
      transcript: optionalTrackFields.transcript,
      sentences: optionalTrackFields.sentences,
    }),
    view: (question) => ({ ...sharedView(question), ...shownTrack(question), ...shownPicture(question) }),
    solution: (question) => {
      const { sampleAnswer, correctAnswers, modelReading } = question;
      return {
        ...sharedReasons(question),
        ...revealedTrack(question),
        ...revealedAnalysed(question),
        ...(sampleAnswer !== undefined && { sampleAnswer }),
        correctAnswers,
        ...(modelReading && { modelReading }),
      };
    },
    emptyAnswer: { recording: '', seconds: 0 },
    isEmpty: ({ recording }) => recording === '',
    startingAnswer: () => ({ recording: '', seconds: 0 }),
    fits: () => true,
    inWords: ({ recording, seconds }) =>
      recording === '' ? 'nothing recorded' : `recorded, ${Math.round(seconds)} s`,
    // An answer is explained as a whole.
    reasonedParts: () => ({ name: 'part', parts: [] }),
    content: {
      texts: ['transcript', 'sampleAnswer', 'imageText', 'correctAnswers', 'keyPoints'],
      keyField: 'keyPoints',
      heardKeys: ({ transcript = '', correctAnswers }) => (task === 'repeat' ? [transcript] : correctAnswers),
      limitFaults: ({ correctAnswers }) => keysToType('correctAnswers', correctAnswers),
    },
    scoring: { by: 'analysis', of: 'speech' },
  });
