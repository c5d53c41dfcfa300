import type { Journal } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';
import { testimonialStream, type Testimonials } from '#domain/testimonials/testimonial.ts';

export async function readTestimonials(journal: Journal, userId: string): Promise<Testimonials> {
  return fold(testimonialStream, await journal.read(testimonialStream, testimonialStream.nameOf(userId)));
}
