import { z } from 'zod';
import { countrySchema } from '../commerce/contract.ts';
import { moneySchema } from '../commerce/prices/money.ts';
import { defineCall } from '../core/contract.ts';
import { sectionSchema } from '../question-types/section.ts';
import { homeSectionSchema } from './home-sections.ts';

const cardSchema = z.object({ href: z.string(), title: z.string(), text: z.string() });

const homeViewSchema = z.object({
  sections: z.array(homeSectionSchema),
  posts: z.array(cardSchema),
  reviews: z.array(
    z.object({
      header: z.string(),
      quote: z.string(),
      rating: z.number(),
    }),
  ),
  templates: z.array(z.object({ href: z.string(), title: z.string() })),
  counts: z.object({
    questions: z.int().min(0),
    types: z.int().min(0),
    free: z.int().min(0),
    /** Skills with questions. */
    skills: z.array(z.object({ skill: sectionSchema, questions: z.int().min(1), types: z.int().min(1) })),
  }),
  country: countrySchema,
  plans: z.array(z.object({ name: z.string(), price: moneySchema })),
});
export type HomeView = z.infer<typeof homeViewSchema>;

export const fetchHome = defineCall({
  name: 'fetchHome',
  method: 'POST',
  path: '/api/landing/fetchHome',
  access: 'anyone',
  effect: 'query',
  input: z.object({
    country: countrySchema.optional(),
    timeZone: z.string().max(60).optional(),
  }),
  outputs: { 200: homeViewSchema },
  rejections: [],
});
