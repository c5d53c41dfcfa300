import { z } from 'zod';
import { filterSchema } from '../core/admin-resource.ts';
import { defineCall } from '../core/contract.ts';
import { typeCodeSchema } from '../question-types/type-code.ts';
import { canBeItem } from './qti-kinds.ts';

/** Questions as packages that travel. */
export const packageFormats = ['qti', 'json'] as const;
export type PackageFormat = (typeof packageFormats)[number];

export const exportQuestions = defineCall({
  name: 'exportQuestions',
  method: 'POST',
  path: '/api/admins/exportQuestions',
  access: 'admin',
  effect: 'query',
  input: z.object({
    /** As the list of questions is filtered: an empty one means all, drafts and retired ones too. */
    filter: filterSchema,
    /** Types that QTI has no interaction for are left out of its packages. */
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
    /** What items from elsewhere are; without it, what they look like. */
    type: typeCodeSchema.refine(canBeItem, 'QTI has no interaction for this type.').optional(),
    /** Items without a name of ours are named from this number on. */
    firstNumber: z.coerce.number().int().min(1).max(99_000).default(9001),
  }),
  upload: { mediaTypes: ['application/zip'], maximumBytes: 50_000_000 },
  outputs: {
    200: z.object({
      /** There as the package says it, drafted now or before. */
      landed: z.array(z.string()),
      refused: z.array(z.object({ name: z.string(), reasons: z.array(z.string()) })),
    }),
  },
  rejections: [],
});
