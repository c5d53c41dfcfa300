import { z } from 'zod';
import { profileImageBytes, profileImageTypes } from '../accounts/profile/image-contract.ts';
import { adminResource } from '../core/admin-resource.ts';
import { defineCall, plainText } from '../core/contract.ts';
import { questionToSaveSchema } from '../question-types/question-limits.ts';
import { imageSchema, shownImageSchema } from '../question-types/mechanisms/spoken-material.ts';
import { shownTrackSchema, trackSchema } from '../question-types/mechanisms/track.ts';
import { questionSchema } from '../question-types/registry.ts';
import { questionUidSchema, typeCodeSchema } from '../question-types/type-code.ts';
import { difficultySchema } from '../question-types/question-fields.ts';
import { reportReasonSchema, resolutionSchema } from './report-reason.ts';
import { questionTopicSchema } from '../question-types/question-topics.ts';

const reason = plainText(500).refine((text) => text.trim().length >= 3, 'Enter a reason, in a few words.');
const revised = z.object({ uid: questionUidSchema, revision: z.int().min(1) });

export const draftQuestion = defineCall({
  name: 'draftQuestion',
  method: 'POST',
  path: '/api/admins/draftQuestion',
  access: 'admin',
  effect: 'command',
  input: z.object({ question: questionToSaveSchema }),
  outputs: { 200: revised },
  rejections: ['question_exists'],
});

export const publishQuestion = defineCall({
  name: 'publishQuestion',
  method: 'POST',
  path: '/api/admins/publishQuestion',
  access: 'admin',
  effect: 'command',
  input: z.object({ uid: questionUidSchema }),
  outputs: { 200: revised },
  rejections: ['question_not_found', 'track_missing', 'picture_missing'],
});

export const reviseQuestion = defineCall({
  name: 'reviseQuestion',
  method: 'POST',
  path: '/api/admins/reviseQuestion',
  access: 'admin',
  effect: 'command',
  input: z.object({
    question: questionToSaveSchema,
    reason,
    /** The reasons unaffected by a new key were checked and are still right. */
    reasonsStand: z.boolean().default(false),
  }),
  outputs: {
    200: revised.extend({
      /** Answers are being rescored. */
      changesKey: z.boolean(),
    }),
  },
  rejections: [
    'question_not_found',
    'revision_conflict',
    'reasons_to_review',
    'track_missing',
    'picture_missing',
  ],
});

export const retireQuestion = defineCall({
  name: 'retireQuestion',
  method: 'POST',
  path: '/api/admins/retireQuestion',
  access: 'admin',
  effect: 'command',
  input: z.object({ uid: questionUidSchema, reason }),
  outputs: { 200: revised },
  rejections: ['question_not_found'],
});

export const uploadQuestionTrack = defineCall({
  name: 'uploadQuestionTrack',
  method: 'POST',
  path: '/api/admins/uploadQuestionTrack',
  access: 'admin',
  effect: 'command',
  input: z.object({ uid: questionUidSchema }),
  upload: { mediaTypes: ['audio/mpeg'], maximumBytes: 8_000_000 },
  outputs: {
    200: z.object({
      /** Each upload has its own name, whose content never changes. */
      track: trackSchema,
      durationMs: z.int().min(1),
      bytes: z.int().min(1),
    }),
  },
  rejections: ['not_a_recording'],
});

/** In pixels, stored: sharp on a wide screen, small enough for a phone. */
export const questionPictureSide = 1_600;

export const uploadQuestionPicture = defineCall({
  name: 'uploadQuestionPicture',
  method: 'POST',
  path: '/api/admins/uploadQuestionPicture',
  access: 'admin',
  effect: 'command',
  input: z.object({ uid: questionUidSchema }),
  upload: { mediaTypes: profileImageTypes, maximumBytes: profileImageBytes },
  outputs: {
    200: z.object({
      /** Each upload has its own name, whose content never changes. */
      image: imageSchema,
      width: z.int().min(1),
      height: z.int().min(1),
      bytes: z.int().min(1),
    }),
  },
  rejections: ['file_not_valid'],
});

export const fetchPlayableTrack = defineCall({
  name: 'fetchPlayableTrack',
  method: 'POST',
  path: '/api/admins/fetchPlayableTrack',
  access: 'admin',
  effect: 'query',
  input: z.object({ track: trackSchema }),
  outputs: { 200: z.object({ track: shownTrackSchema }) },
  rejections: ['track_missing'],
});

export const fetchViewablePicture = defineCall({
  name: 'fetchViewablePicture',
  method: 'POST',
  path: '/api/admins/fetchViewablePicture',
  access: 'admin',
  effect: 'query',
  input: z.object({ image: imageSchema }),
  outputs: { 200: z.object({ image: shownImageSchema }) },
  rejections: [],
});

export const resolveReport = defineCall({
  name: 'resolveReport',
  method: 'POST',
  path: '/api/admins/resolveReport',
  access: 'admin',
  effect: 'command',
  input: z.object({ id: z.uuid(), resolution: resolutionSchema, note: plainText(1000) }),
  outputs: { 200: z.object({}) },
  rejections: ['not_found'],
});

export const fetchQuestionRevisions = defineCall({
  name: 'fetchQuestionRevisions',
  method: 'POST',
  path: '/api/admins/fetchQuestionRevisions',
  access: 'admin',
  effect: 'query',
  input: z.object({ uid: questionUidSchema }),
  outputs: {
    200: z.object({
      status: z.enum(['draft', 'published', 'reserved', 'retired']),
      revisions: z.array(
        z.object({
          revision: z.int().min(1),
          question: questionSchema,
          at: z.string(),
          reason: z.string().nullable(),
          changesKey: z.boolean(),
          /** Answers in practice whose last score follows this revision. */
          attempts: z.int().min(0),
        }),
      ),
    }),
  },
  rejections: ['question_not_found'],
});

export const adminQuestionSchema = z.object({
  id: z.string(),
  type: typeCodeSchema,
  title: z.string(),
  difficulty: difficultySchema,
  topics: z.array(questionTopicSchema),
  free: z.boolean(),
  prediction: z.boolean(),
  status: z.enum(['draft', 'published', 'reserved', 'retired']),
  revision: z.int(),
  /** Unresolved reports. */
  openReports: z.int(),
});
export type AdminQuestion = z.infer<typeof adminQuestionSchema>;

const wholeQuestionSchema = adminQuestionSchema.extend({ question: questionSchema });

export const adminQuestions = adminResource('questions', adminQuestionSchema, {
  sorts: ['number', 'type', 'title', 'status', 'difficulty', 'free', 'prediction', 'revision', 'openReports'],
  filters: ['type', 'status', 'difficulty', 'free', 'prediction', 'isReported'],
  one: wholeQuestionSchema,
});

export const adminReportSchema = z.object({
  id: z.string(),
  uid: z.string(),
  revision: z.int(),
  reason: reportReasonSchema,
  /** null if erased with its author's account. */
  message: z.string().nullable(),
  status: z.enum(['open', 'resolved']),
  resolution: resolutionSchema.nullable(),
  note: z.string().nullable(),
  userId: z.string().nullable(),
  visitorId: z.string().nullable(),
  at: z.string(),
});
export type AdminReport = z.infer<typeof adminReportSchema>;

export const adminReports = adminResource('reports', adminReportSchema, {
  sorts: ['status', 'uid', 'reason', 'userId', 'at'],
  filters: ['uid', 'status', 'reason', 'resolution', 'userId', 'visitorId'],
});
