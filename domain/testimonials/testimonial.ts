import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import { reject, type Decision } from '../core/events/decision.ts';
import { dayMs } from '../core/durations.ts';
import { isErased, personal, type Erased } from '../core/events/personal.ts';
import { defineStream } from '../core/events/stream.ts';
import { instantSchema, type Instant } from '../core/instant.ts';
import { hasUnfitWords } from './unfit-words.ts';

export const ratingSchema = z.int().min(1).max(5);

const judged = z.object({
  reason: personal(z.string()),
  /** 1 until the first withdrawal, 2 until the second: an approval and its withdrawal share it. */
  round: z.int().min(1),
});
const events = {
  RatingLeft: { version: 1, schema: z.object({ rating: ratingSchema }) },
  TestimonialLeft: {
    version: 1,
    schema: z.object({
      header: personal(z.string()),
      quote: personal(z.string()),
      /** Marked "not approved" for its words, without moderation. */
      isUnfit: z.boolean(),
    }),
  },
  /** Public from now on. */
  TestimonialApproved: { version: 1, schema: judged },
  TestimonialWithdrawn: { version: 1, schema: judged },
  TestimonialPostponed: { version: 1, schema: z.object({ until: instantSchema }) },
  TestimonialRefused: { version: 1, schema: z.object({}) },
} as const;

export type TestimonialEvent = EventOf<typeof events>;

export const testimonialStatusSchema = z.enum(['waiting', 'approved', 'not_approved']);
export type TestimonialStatus = z.infer<typeof testimonialStatusSchema>;

export interface Testimonial {
  readonly header: string | Erased;
  readonly quote: string | Erased;
  readonly status: TestimonialStatus;
}

/** One person's rating and review, and whether to ask for them. */
export interface Testimonials {
  readonly rating?: number;
  readonly testimonial?: Testimonial;
  readonly postponedUntil?: Instant;
  readonly isRefused: boolean;
  readonly withdrawals: number;
}

export const testimonialStream = defineStream({
  category: 'testimonial',
  subject: 'Rating and testimonial',
  events,
  initial: { isRefused: false, withdrawals: 0 },
  evolve(state: Testimonials, { type, data }): Testimonials {
    switch (type) {
      case 'RatingLeft':
        return { ...state, rating: data.rating };
      case 'TestimonialLeft': {
        const { header, quote, isUnfit } = data;
        return { ...state, testimonial: { header, quote, status: isUnfit ? 'not_approved' : 'waiting' } };
      }
      case 'TestimonialApproved':
        return judge(state, 'approved');
      case 'TestimonialWithdrawn':
        return judge({ ...state, withdrawals: data.round }, 'not_approved');
      case 'TestimonialPostponed':
        return { ...state, postponedUntil: data.until };
      case 'TestimonialRefused':
        return { ...state, isRefused: true };
    }
  },
});

const judge = (state: Testimonials, status: TestimonialStatus): Testimonials =>
  state.testimonial ? { ...state, testimonial: { ...state.testimonial, status } } : state;

/** "Later": the specification names `postponeReview` and no time. */
const postponeMs = 7 * dayMs;

export function leaveRating(
  state: Testimonials,
  { rating }: { readonly rating: number },
): Decision<TestimonialEvent> {
  return state.rating === rating ? [] : [{ type: 'RatingLeft', data: { rating } }];
}

/** Replaces the previous text, and awaits approval again. */
export function leaveTestimonial(
  { rating, testimonial }: Testimonials,
  { header, quote }: { readonly header: string; readonly quote: string },
): Decision<TestimonialEvent, 'rating_missing'> {
  if (rating === undefined) return reject('rating_missing');
  if (testimonial?.header === header && testimonial.quote === quote) return [];
  return [{ type: 'TestimonialLeft', data: { header, quote, isUnfit: hasUnfitWords(header, quote) } }];
}

export function approveTestimonial(
  { testimonial, withdrawals }: Testimonials,
  { reason }: { readonly reason: string },
): Decision<TestimonialEvent, 'testimonial_not_found'> {
  if (!testimonial || isErased(testimonial.quote)) return reject('testimonial_not_found');
  if (testimonial.status === 'approved') return [];
  return [{ type: 'TestimonialApproved', data: { reason, round: withdrawals + 1 } }];
}

/** Hides an approved testimonial, or rejects a waiting one. */
export function withdrawTestimonial(
  { testimonial, withdrawals }: Testimonials,
  { reason }: { readonly reason: string },
): Decision<TestimonialEvent, 'testimonial_not_found'> {
  if (!testimonial) return reject('testimonial_not_found');
  if (testimonial.status === 'not_approved') return [];
  return [{ type: 'TestimonialWithdrawn', data: { reason, round: withdrawals + 1 } }];
}

export function postponeTestimonial(
  { postponedUntil }: Testimonials,
  { now }: { readonly now: Instant },
): Decision<TestimonialEvent> {
  if (postponedUntil !== undefined && postponedUntil > now) return [];
  return [
    { type: 'TestimonialPostponed', data: { until: new Date(Date.parse(now) + postponeMs).toISOString() } },
  ];
}

export function refuseTestimonial({ isRefused }: Testimonials): Decision<TestimonialEvent> {
  return isRefused ? [] : [{ type: 'TestimonialRefused', data: {} }];
}
