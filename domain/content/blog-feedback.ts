import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import type { Decision } from '../core/events/decision.ts';
import { defineStream } from '../core/events/stream.ts';

const events = {
  BlogFeedbackGiven: { version: 1, schema: z.object({ slug: z.string(), isHelpful: z.boolean() }) },
} as const;

export type BlogFeedbackEvent = EventOf<typeof events>;

export interface BlogFeedback {
  readonly isHelpful?: boolean;
}

export const blogFeedbackStream = defineStream({
  category: 'blog_feedback',
  subject: 'Feedback on a post',
  events,
  initial: {},
  evolve: (_state: BlogFeedback, { data: { isHelpful } }): BlogFeedback => ({ isHelpful }),
});

export const blogFeedbackId = (personId: string, slug: string): string => `${personId}-${slug}`;

export function giveFeedback(
  state: BlogFeedback,
  feedback: { readonly slug: string; readonly isHelpful: boolean },
): Decision<BlogFeedbackEvent> {
  return state.isHelpful === feedback.isHelpful ? [] : [{ type: 'BlogFeedbackGiven', data: feedback }];
}
