import { z } from 'zod';
import { plainText } from '../../core/contract.ts';
import { personal } from '../../core/personal.ts';
import { traitNames } from '../catalogue/rubrics.ts';
import { questionFields, revealedFields, sharedReasons, sharedView, viewFields } from '../question-fields.ts';
import { defineAnalysedMechanism } from '../mechanism.ts';
import { quoted } from './in-words.ts';
import { optionalTrackFields, revealedTrack, shownTrack, shownTrackSchema } from './track.ts';
import type { WrittenMaterial } from './written-material.ts';

const answerText = z.string().min(1).max(4000);

/**
 * What a full answer says: one sentence, and the words that tell it. Each group holds alternates, words or beginnings
 * of words, of which one is enough; all groups belong to the point.
 */
const keyPointSchema = z.object({
  point: z.string().min(1).max(300),
  keywords: z
    .array(z.array(z.string().min(1).max(60)).min(1).max(20))
    .min(1)
    .max(6),
});
export type KeyPoint = z.infer<typeof keyPointSchema>;

/** Least and most points that an answer should be given for each trait: what the scorer is held against. */
const bandsSchema = z.partialRecord(
  z.enum(traitNames),
  z.tuple([z.number().min(0).max(90), z.number().min(0).max(90)]),
);
export type Bands = z.infer<typeof bandsSchema>;

export const sampleLevels = ['middle', 'weak'] as const;

/** How the reader of an email is spoken to. */
export const registers = ['formal', 'neutral', 'informal'] as const;
export type Register = (typeof registers)[number];

const sampleFields = {
  sampleAnswer: answerText,
  /** Answers that earn less. */
  weakerAnswers: z
    .array(z.object({ level: z.enum(sampleLevels), text: answerText, bands: bandsSchema }))
    .max(6)
    .default([]),
};

const scoredBy = {
  keyPoints: z.array(keyPointSchema).max(10).default([]),
  /** What `sampleAnswer` should be given. */
  bands: bandsSchema.default({}),
  register: z.enum(registers).optional(),
};

const fields = { ...questionFields, ...optionalTrackFields, ...sampleFields, ...scoredBy };
const questionSchema = z.object(fields);
type Question = z.infer<typeof questionSchema>;

/** Whether a question has what its type is answered about; a check for `superRefine`. */
const materialCheck =
  (material: WrittenMaterial) =>
  (question: Question, context: z.core.$RefinementCtx): void => {
    const hasTrack = question.track !== undefined && question.transcript !== undefined;
    const fault = (message: string) => context.addIssue({ code: 'custom', message, input: question });
    if (material === 'track' && !hasTrack) fault('This type needs a track and its transcript.');
    if (material !== 'track' && question.track !== undefined) fault('This type has no track.');
  };

/** What students are shown of a key point: what it says, not the words by which it is found. */
const shownPoint = z.object({ point: z.string() });

/**
 * A text is written: about a passage (WWS, WSC) or a task (WWE, WWM), which are the topic, or about a track (LST, LCT).
 * Sample answers and key points are shown after.
 */
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
      sampleAnswer: answerText,
      // An answer kept in a browser may be of before the bands were told.
      weakerAnswers: z.array(
        z.object({ level: z.enum(sampleLevels), text: answerText, bands: bandsSchema.default({}) }),
      ),
      keyPoints: z.array(shownPoint),
      transcript: optionalTrackFields.transcript,
      sentences: optionalTrackFields.sentences,
    }),
    view: (question) => ({ ...sharedView(question), ...shownTrack(question) }),
    solution: (question) => ({
      ...sharedReasons(question),
      ...revealedTrack(question),
      sampleAnswer: question.sampleAnswer,
      weakerAnswers: question.weakerAnswers.map(({ level, text, bands }) => ({ level, text, bands })),
      keyPoints: question.keyPoints.map(({ point }) => ({ point })),
    }),
    emptyAnswer: { text: '' },
    isEmpty: (answer) => answer.text.trim() === '',
    startingAnswer: () => ({ text: '' }),
    fits: () => true,
    inWords: ({ text }) => quoted(text, 'nothing written'),
    // A text is explained as a whole.
    reasonedParts: () => ({ name: 'part', labels: [] }),
    scoring: { by: 'analysis', of: 'writing' },
  });
