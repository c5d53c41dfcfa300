import { callsOf, defineCapability } from '../core/capability.ts';
import { blogFeedbackStream } from './blog-feedback.ts';
import * as contract from './contract.ts';

export const content = defineCapability({
  name: 'content',
  streams: [blogFeedbackStream],
  calls: callsOf(contract),
  rejections: {},
  descriptions: {
    BlogFeedbackGiven: ({ slug, isHelpful }) =>
      `Found the post "${slug}" ${isHelpful ? 'helpful' : 'not helpful'}`,
  },
});
