import { z } from 'zod';
import { adminResource } from '../core/admin-resource.ts';
import { defineCall, reasonText } from '../core/contract.ts';
import { instantSchema } from '../core/instant.ts';
import { contentBodySchema, contentKinds, documentIdSchema, kindOf } from './document.ts';

const problemSchema = z.object({
  kind: z.enum([
    'broken_link',
    'broken_anchor',
    'unsafe_link',
    'picture_without_text',
    'foreign_picture',
    'missing_picture',
    'html',
    'first_level_heading',
    'title_length',
    'description_length',
    'word_not_in_example',
  ]),
  detail: z.string(),
});

const contentStatuses = ['published', 'changed', 'scheduled', 'draft', 'withdrawn'] as const;

const contentRowSchema = z.object({
  id: z.string(),
  kind: z.enum(contentKinds),
  title: z.string(),
  path: z.string(),
  status: z.enum(contentStatuses),
  revision: z.int().min(0),
  publishAt: instantSchema.nullable(),
  changedAt: instantSchema.nullable(),
  /** Problems of the published version that would prevent its publication now, for example links to withdrawn pages. */
  problems: z.array(problemSchema),
  hasProblems: z.boolean(),
});

export const contentDocuments = adminResource('content', contentRowSchema, {
  sorts: ['title', 'path', 'changedAt'],
  filters: ['kind', 'status', 'hasProblems'],
  one: contentRowSchema.extend({ body: contentBodySchema }),
});

const ofDocument = { documentId: documentIdSchema, reason: reasonText };
const bodyOfKind = z
  .object({ documentId: documentIdSchema, body: contentBodySchema })
  .refine(({ documentId, body }) => kindOf(documentId) === body.kind, {
    path: ['body'],
    message: 'The document is of a different kind.',
  });
const command = { method: 'POST', access: 'admin', effect: 'command' } as const;

export const saveContentDraft = defineCall({
  ...command,
  name: 'saveContentDraft',
  path: '/api/admins/saveContentDraft',
  input: bodyOfKind.safeExtend({
    reason: reasonText,
    /** Absent for a new document. */
    baseRevision: z.int().min(0).optional(),
  }),
  outputs: { 200: z.object({ revision: z.int().min(1) }) },
  rejections: ['content_exists', 'content_changed'],
});

export const publishContent = defineCall({
  ...command,
  name: 'publishContent',
  path: '/api/admins/publishContent',
  input: z.object({
    ...ofDocument,
    revision: z.int().min(1),
    publishAt: instantSchema.optional(),
  }),
  outputs: { 200: z.object({}) },
  rejections: ['content_not_found', 'content_changed', 'content_has_problems'],
});

export const cancelPublication = defineCall({
  ...command,
  name: 'cancelPublication',
  path: '/api/admins/cancelPublication',
  input: z.object(ofDocument),
  outputs: { 200: z.object({}) },
  rejections: ['content_not_found'],
});

export const withdrawContent = defineCall({
  ...command,
  name: 'withdrawContent',
  path: '/api/admins/withdrawContent',
  input: z.object(ofDocument),
  outputs: { 200: z.object({}) },
  rejections: ['content_not_found'],
});

export const previewContent = defineCall({
  name: 'previewContent',
  method: 'POST',
  path: '/api/admins/previewContent',
  access: 'admin',
  effect: 'query',
  input: bodyOfKind,
  outputs: {
    200: z.object({
      html: z.string().nullable(),
      problems: z.array(problemSchema),
    }),
  },
  rejections: [],
});

export const fetchContentRevisions = defineCall({
  name: 'fetchContentRevisions',
  method: 'POST',
  path: '/api/admins/fetchContentRevisions',
  access: 'admin',
  effect: 'query',
  input: z.object({ documentId: documentIdSchema }),
  outputs: {
    200: z.object({
      revisions: z.array(
        z.object({
          revision: z.int().min(0),
          body: contentBodySchema,
          at: instantSchema.nullable(),
          reason: z.string().nullable(),
          publishedAt: instantSchema.nullable(),
        }),
      ),
    }),
  },
  rejections: ['content_not_found'],
});
