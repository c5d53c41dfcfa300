import { z } from 'zod';
import { adminResource } from '../core/admin-resource.ts';
import { defineCall, reasonText, uuidSchema } from '../core/contract.ts';
import { ratingSchema, testimonialStatusSchema } from './testimonial.ts';

const adminTestimonialSchema = z.object({
  id: z.string(),
  userId: z.string(),
  rating: ratingSchema,
  header: z.string(),
  quote: z.string(),
  status: testimonialStatusSchema,
  /** Marked "not approved" for its words only. */
  isUnfit: z.boolean(),
  at: z.string(),
});
export type AdminTestimonial = z.infer<typeof adminTestimonialSchema>;

export const adminTestimonials = adminResource('testimonials', adminTestimonialSchema, {
  sorts: ['rating', 'status', 'at'],
  filters: ['status', 'userId'],
});

const input = z.object({ userId: uuidSchema, reason: reasonText });

export const approveTestimonial = defineCall({
  name: 'approveTestimonial',
  method: 'POST',
  path: '/api/admins/approveTestimonial',
  access: 'admin',
  effect: 'command',
  input,
  outputs: { 200: z.object({}) },
  rejections: ['testimonial_not_found'],
});

export const withdrawTestimonial = defineCall({
  name: 'withdrawTestimonial',
  method: 'POST',
  path: '/api/admins/withdrawTestimonial',
  access: 'admin',
  effect: 'command',
  input,
  outputs: { 200: z.object({}) },
  rejections: ['testimonial_not_found'],
});
