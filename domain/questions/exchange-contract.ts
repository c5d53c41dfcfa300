import { z } from 'zod';
import { filterSchema } from '../core/admin-resource.ts';
import { defineCall } from '../core/contract.ts';
import { typeCodeSchema } from '../question-types/type-code.ts';
import { canBeItem } from './qti-kinds.ts';

/** Packages of questions. */
export const packageFormats = ['qti', 'json'] as const;
export type PackageFormat = (typeof packageFormats)[number];

export const exportQuestions = defineCall({
  name: 'exportQuestions',
  method: 'POST',
  path: '/api/admins/exportQuestions',
  access: 'admin',
  effect: 'query',
  input: z.object({
    /** The filter of the question list: empty means all, including drafts and retired ones. */
    filter: filterSchema,
    /** QTI packages omit types without an interaction. */
    format: z.enum(packageFormats),
  }),
  download: { mediaTypes: ['application/zip'] },
  outputs: {},
  rejections: ['question_not_found'],
});

export const importQuestions = defineCall({
  name: 'importQuestions',
  method: 'POST',
  path: '/api/admins/importQuestions',
  access: 'admin',
  effect: 'command',
  input: z.object({
    /** The type of foreign items; guessed by default. */
    type: typeCodeSchema.refine(canBeItem, 'QTI has no interaction for this type.').optional(),
    /** Items without our uid are numbered from here. */
    firstNumber: z.coerce.number().int().min(1).max(99_000).default(9001),
  }),
  upload: { mediaTypes: ['application/zip'], maximumBytes: 50_000_000 },
  outputs: {
    200: z.object({
      /** Present as in the package, drafted now or before. */
      landed: z.array(z.string()),
      refused: z.array(z.object({ name: z.string(), reasons: z.array(z.string()) })),
    }),
  },
  rejections: [],
});
