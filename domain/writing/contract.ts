import { z } from 'zod';
import { defineCall, plainText } from '../core/contract.ts';
import { submissionRejections } from '../practice/contract.ts';
import { questionUidSchema } from '../question-types/type-code.ts';

const nameOfTask = { uid: questionUidSchema };
/** The caller's latest answer to the question; null if unknown. */
const after = z.string().max(100).nullable();
/** The longest written answer. */
const text = plainText(5_000);

/** A mark in the text: specification, document 2, section 3. */
const tagSchema = z.object({
  report: z.enum(['Grammar error', 'Spelling error']),
  hint: z.string(),
  /** UTF-16 offsets into the text as submitted, end exclusive. */
  startPos: z.int().min(0),
  endPos: z.int().min(0),
  category: z.string(),
  subcategory: z.string(),
  suggestions: z.array(z.string()).readonly(),
});
const analysisSchema = z.object({ Tags: z.array(tagSchema) });

/** `Final`, the points of each skill by name, and the number of mistakes: document 2, section 3. */
const scoreAnalysisSchema = z.record(z.string(), z.number());

/** A written answer in the specification's form: document 2, section 3, "User writing". */
export const userWritingSchema = z.object({
  uid: questionUidSchema,
  selectedAnswer: z.string(),
  score: z.string(),
  scoreAnalysis: scoreAnalysisSchema,
  analysis: analysisSchema,
});
export type UserWriting = z.infer<typeof userWritingSchema>;

/** Submits like `saveQuestionDone`, and waits briefly for the score. */
export const analyseWritingText = defineCall({
  name: 'analyseWritingText',
  method: 'POST',
  path: '/api/analysis/analyseWritingText',
  access: 'person',
  effect: 'command',
  rateLimit: 'answer',
  identifiedBy: ['uid'],
  input: z.object({
    ...nameOfTask,
    text,
    secondsUsed: z.number().min(0).max(86_400).default(0),
    /** The revision that was shown; the current one by default. */
    revision: z.int().min(1).optional(),
  }),
  outputs: {
    200: z.object({ attemptId: z.string(), analysis: analysisSchema, score: scoreAnalysisSchema }),
    /** `failure` says why there is no score; null while it is pending: `fetchOwnAttempts` returns it later. */
    202: z.object({ attemptId: z.string(), failure: z.string().nullable() }),
  },
  rejections: submissionRejections,
});

export const getUserWritings = defineCall({
  name: 'getUserWritings',
  method: 'POST',
  path: '/api/analysis/getUserWritings',
  access: 'person',
  effect: 'query',
  input: z.object(nameOfTask),
  outputs: { 200: z.object({ userWriting: z.array(userWritingSchema) }) },
  rejections: [],
});

/** The server stores and scores submissions itself: this only reports them, and ignores a client's score. */
export const saveUserWriting = defineCall({
  name: 'saveUserWriting',
  method: 'POST',
  path: '/api/analysis/saveUserWriting',
  access: 'person',
  effect: 'query',
  input: z.object({
    ...nameOfTask,
    selectedAnswer: text,
    score: z.string().max(20).optional(),
    scoreAnalysis: z.record(z.string(), z.unknown()).optional(),
    analysis: z.object({ Tags: z.array(z.unknown()).max(1_000) }).optional(),
  }),
  outputs: { 200: z.object({ userWriting: userWritingSchema }) },
  rejections: [],
});

const edit = z.int().min(0);

export const saveWritingDraft = defineCall({
  name: 'saveWritingDraft',
  method: 'POST',
  path: '/api/analysis/saveWritingDraft',
  access: 'person',
  effect: 'command',
  rateLimit: 'draft',
  input: z.object({ ...nameOfTask, text, after: after.optional(), edit: edit.optional() }),
  outputs: { 200: z.object({ savedAt: z.string(), edit }) },
  rejections: ['question_not_found', 'answer_does_not_fit', 'already_submitted', 'draft_outdated'],
});

export const fetchWritingDraft = defineCall({
  name: 'fetchWritingDraft',
  method: 'POST',
  path: '/api/analysis/fetchWritingDraft',
  access: 'person',
  effect: 'query',
  input: z.object(nameOfTask),
  outputs: {
    200: z.object({ draft: z.object({ text: z.string(), savedAt: z.string() }).nullable(), after, edit }),
  },
  rejections: [],
});
