import { callsOf, defineCapability } from '../core/capability.ts';
import * as contract from './contract.ts';
import { reviewDescriptions } from './descriptions.ts';
import { reviewCardStream } from './review-card.ts';

export const reviews = defineCapability({
  name: 'reviews',
  streams: [reviewCardStream],
  calls: callsOf(contract),
  rejections: {},
  descriptions: reviewDescriptions,
});
