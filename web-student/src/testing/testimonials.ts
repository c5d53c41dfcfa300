import type { PublicTestimonial } from '#domain/testimonials/contract.ts';

export const shownTestimonial: PublicTestimonial = {
  testimonialId: '01900000-0000-8000-8000-000000000002',
  header: 'It works',
  quote: 'I got 79 points.',
  isApproved: true,
  rating: 5,
};
