import type { Descriptions } from '../core/capability.ts';
import { moment } from '../core/text/words.ts';
import type { ReviewCardEvent } from './review-card.ts';

export const reviewDescriptions: Descriptions<ReviewCardEvent> = {
  ReviewScheduled: ({ uid, memory }) => `Review of ${uid} set for ${moment(memory.due)}`,
  ReviewStopped: ({ uid }) => `Removed ${uid} from the reviews`,
};
