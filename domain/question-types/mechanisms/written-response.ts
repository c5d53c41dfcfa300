import { z } from 'zod';
import { plainText } from '../../core/contract.ts';
import { personal } from '../../core/events/personal.ts';
import { questionFields, revealedFields, sharedReasons, sharedView, viewFields } from '../question-fields.ts';
import { defineAnalysedMechanism } from '../mechanism.ts';
import {
  analysedFields,
  revealedAnalysed,
  revealedAnalysedFields,
  sampleTextSchema,
} from './analysed-fields.ts';
import { quoted } from './in-words.ts';
import { optionalTrackFields, revealedTrack, shownTrack, shownTrackSchema } from './track.ts';
import type { WrittenMaterial } from './written-material.ts';

export const registers = ['formal', 'neutral', 'informal'] as const;
export type Register = (typeof registers)[number];

const fields = {
  ...questionFields,
  ...optionalTrackFields,
  ...analysedFields,
  sampleAnswer: sampleTextSchema,
  register: z.enum(registers).optional(),
};
const questionSchema = z.object(fields);
type Question = z.infer<typeof questionSchema>;

/** A `superRefine` check: whether the question has its type's material. */
const materialCheck =
  (material: WrittenMaterial) =>
  (question: Question, context: z.core.$RefinementCtx): void => {
    const hasTrack = question.track !== undefined && question.transcript !== undefined;
    const fault = (message: string) => context.addIssue({ code: 'custom', message, input: question });
    if (material === 'track' && !hasTrack) fault('This type needs a track and its transcript.');
    if (material !== 'track' && question.track !== undefined) fault('This type has no track.');
  };

/** About a passage (WWS, WSC) or a task (WWE, WWM) in the topic, or about a track (LST, LCT). */
export const writtenResponse = (material: WrittenMaterial) =>
  defineAnalysedMechanism({
    kind: 'written-response',
    unit: { one: 'point', many: 'points' },
    questionSchema: questionSchema.superRefine(materialCheck(material)),
    viewSchema: z.object({ ...viewFields, track: shownTrackSchema.optional() }),
    answerSchema: z.object({ text: plainText(5000) }),
    recordedAnswerSchema: z.object({ text: personal(z.string()) }),
    solutionSchema: z.object({
      ...revealedFields,
      ...revealedAnalysedFields,
      sampleAnswer: sampleTextSchema,
      transcript: optionalTrackFields.transcript,
      sentences: optionalTrackFields.sentences,
    }),
    view: (question) => ({ ...sharedView(question), ...shownTrack(question) }),
    solution: (question) => ({
      ...sharedReasons(question),
      ...revealedTrack(question),
      ...revealedAnalysed(question),
      sampleAnswer: question.sampleAnswer,
    }),
    emptyAnswer: { text: '' },
    isEmpty: (answer) => answer.text.trim() === '',
    startingAnswer: () => ({ text: '' }),
    fits: () => true,
    inWords: ({ text }) => quoted(text, 'nothing written'),
    // A text is explained as a whole.
    reasonedParts: () => ({ name: 'part', parts: [] }),
    // Weaker answers contain mistakes on purpose.
    content: { texts: ['transcript', 'sampleAnswer', 'keyPoints'], keyField: 'sampleAnswer' },
    scoring: { by: 'analysis', of: 'writing' },
  });
