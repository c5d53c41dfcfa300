import { test } from 'vitest';
import { given } from '../core/testing/given-when-then.ts';
import { blogFeedbackStream, giveFeedback } from './blog-feedback.ts';

const feedback = (isHelpful: boolean) => ({ slug: 'linking-words', isHelpful });
const event = (isHelpful: boolean) => ({ type: 'BlogFeedbackGiven', data: feedback(isHelpful) }) as const;

test('the first answer is recorded', () =>
  given(blogFeedbackStream, [])
    .when((state) => giveFeedback(state, feedback(true)))
    .then([event(true)]));

test('the same answer again changes nothing', () =>
  given(blogFeedbackStream, [event(true)])
    .when((state) => giveFeedback(state, feedback(true)))
    .then([]));

test('another answer replaces the first', () =>
  given(blogFeedbackStream, [event(true)])
    .when((state) => giveFeedback(state, feedback(false)))
    .then([event(false)]));
