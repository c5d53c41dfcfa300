import { callsOf, defineCapability } from '../core/capability.ts';
import * as adminContract from './admin-contract.ts';
import * as contract from './contract.ts';
import { testimonialDescriptions } from './descriptions.ts';
import { testimonialStream } from './testimonial.ts';

/** Ratings of the site and what students say of it in public. Not to be mixed up with `reviews` of questions. */
export const testimonials = defineCapability({
  name: 'testimonials',
  streams: [testimonialStream],
  calls: callsOf(contract, adminContract),
  rejections: { rating_missing: 409, testimonial_not_found: 404 },
  descriptions: testimonialDescriptions,
});
