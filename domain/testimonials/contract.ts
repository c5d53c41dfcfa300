import { z } from 'zod';
import { userSchema } from '../accounts/user-contract.ts';
import { defineCall, plainText, uuidSchema } from '../core/contract.ts';
import { ratingSchema, testimonialStatusSchema } from './testimonial.ts';

/** Specification, document 1, section 5. */
export const headerLength = { minimum: 5, maximum: 20 } as const;
export const quoteLength = 250;

const headerSchema = plainText(200)
  .trim()
  .min(headerLength.minimum, 'Use 5 to 20 characters.')
  .max(headerLength.maximum, 'Use 5 to 20 characters.');
const quoteSchema = plainText(2_000)
  .trim()
  .min(1, 'Write your review.')
  .max(quoteLength, 'Use at most 250 characters.');

/** The public part. */
export const testimonialSchema = z.object({
  testimonialId: z.string(),
  header: z.string(),
  quote: z.string(),
  isApproved: z.boolean(),
  rating: ratingSchema,
});
export type PublicTestimonial = z.infer<typeof testimonialSchema>;

const userAnswer = { 200: z.object({ user: userSchema }) };
const nothing = z.object({});

export const leaveRating = defineCall({
  name: 'leaveRating',
  method: 'POST',
  path: '/api/users/leaveRating',
  access: 'student',
  effect: 'command',
  input: z.object({ rating: ratingSchema }),
  outputs: { 200: z.object({ _id: z.string(), rating: ratingSchema, user: userSchema }) },
  rejections: [],
});

export const leaveTestimonial = defineCall({
  name: 'leaveTestimonial',
  method: 'POST',
  path: '/api/users/leaveTestimonial',
  access: 'student',
  effect: 'command',
  input: z.object({
    header: headerSchema,
    quote: quoteSchema,
    isApproved: z.boolean().optional(),
    testimonialId: uuidSchema.optional(),
  }),
  outputs: { 200: z.object({ testimonial: testimonialSchema, user: userSchema }) },
  rejections: ['rating_missing', 'testimonial_not_found'],
});

export const fetchOwnTestimonial = defineCall({
  name: 'fetchOwnTestimonial',
  method: 'GET',
  path: '/api/users/fetchOwnTestimonial',
  access: 'student',
  effect: 'query',
  input: nothing,
  outputs: {
    200: z.object({
      rating: ratingSchema.nullable(),
      testimonial: z
        .object({ header: z.string(), quote: z.string(), status: testimonialStatusSchema })
        .nullable(),
    }),
  },
  rejections: [],
});

export const postponeTestimonial = defineCall({
  name: 'postponeTestimonial',
  method: 'GET',
  path: '/api/users/postponeTestimonial',
  access: 'student',
  effect: 'command',
  input: nothing,
  outputs: userAnswer,
  rejections: [],
});

export const refuseTestimonial = defineCall({
  name: 'refuseTestimonial',
  method: 'GET',
  path: '/api/users/refuseTestimonial',
  access: 'student',
  effect: 'command',
  input: nothing,
  outputs: userAnswer,
  rejections: [],
});

const listed = { 200: z.object({ testimonials: z.array(testimonialSchema) }) };

export const fetchTestimonials = defineCall({
  name: 'fetchTestimonials',
  method: 'GET',
  path: '/api/users/fetchTestimonials',
  access: 'anyone',
  effect: 'query',
  input: nothing,
  outputs: listed,
  rejections: [],
});

export const fetchTestimonialsEight = defineCall({
  name: 'fetchTestimonialsEight',
  method: 'GET',
  path: '/api/users/fetchTestimonialsEight',
  access: 'anyone',
  effect: 'query',
  input: nothing,
  outputs: listed,
  rejections: [],
});

export const fetchAverageRating = defineCall({
  name: 'fetchAverageRating',
  method: 'GET',
  path: '/api/users/fetchAverageRating',
  access: 'anyone',
  effect: 'query',
  input: nothing,
  outputs: {
    200: z.object({ averageRating: z.number().min(1).max(5).nullable(), ratings: z.int().min(0) }),
  },
  rejections: [],
});
