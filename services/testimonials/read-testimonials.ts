import type { Journal } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';
import { testimonialStream, type Testimonials } from '#domain/testimonials/testimonial.ts';

/** What a user has said of the site. @throws StoreUnavailable */
export async function readTestimonials(journal: Journal, userId: string): Promise<Testimonials> {
  return fold(testimonialStream, await journal.read(testimonialStream, testimonialStream.nameOf(userId)));
}
