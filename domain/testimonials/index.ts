import { callsOf, defineCapability } from '../core/capability.ts';
import * as adminContract from './admin-contract.ts';
import * as contract from './contract.ts';
import { testimonialDescriptions } from './descriptions.ts';
import { testimonialStream } from './testimonial.ts';

/** Ratings and public reviews of the site. Not to be confused with `reviews` of questions. */
export const testimonials = defineCapability({
  name: 'testimonials',
  streams: [testimonialStream],
  calls: callsOf(contract, adminContract),
  rejections: { rating_missing: 409, testimonial_not_found: 404 },
  descriptions: testimonialDescriptions,
});
