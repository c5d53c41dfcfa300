import type { TestimonialStatus } from '#domain/testimonials/testimonial.ts';

export const statusNames: Readonly<Record<TestimonialStatus, string>> = {
  waiting: 'Waiting',
  approved: 'Approved',
  not_approved: 'Not approved',
};

export const starsText = (rating: number) => `${rating} of 5`;
