import type { Descriptions } from '../core/capability.ts';
import { readable } from '../core/events/personal.ts';
import { calendarDay } from '../core/text/words.ts';
import type { TestimonialEvent } from './testimonial.ts';

export const testimonialDescriptions: Descriptions<TestimonialEvent> = {
  RatingLeft: ({ rating }) => `Rated the site with ${rating} of 5 stars`,
  TestimonialLeft: ({ header, quote, isUnfit }) =>
    `Left a review: ${readable(header)}. ${readable(quote)}${isUnfit ? ' (marked as not approved for its words)' : ''}`,
  TestimonialApproved: ({ reason }) => `The review was approved: ${readable(reason)}`,
  TestimonialWithdrawn: ({ reason }) => `The review was marked as not approved: ${readable(reason)}`,
  TestimonialPostponed: ({ until }) => `Wants to be asked for a rating after ${calendarDay(until)}`,
  TestimonialRefused: () => 'Does not want to be asked for a rating',
};
