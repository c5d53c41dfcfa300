import { expect, test } from 'vitest';
import { given } from '../core/testing/given-when-then.ts';
import { mayAskForRating, testimonialMarkers } from './asking.ts';
import {
  approveTestimonial,
  leaveRating,
  leaveTestimonial,
  postponeTestimonial,
  refuseTestimonial,
  testimonialStream,
  withdrawTestimonial,
  type TestimonialEvent,
} from './testimonial.ts';

const rated = (rating: number): TestimonialEvent => ({ type: 'RatingLeft', data: { rating } });
const text = { header: 'It works', quote: 'I got 79 points.' };
const left = (isUnfit = false): TestimonialEvent => ({ type: 'TestimonialLeft', data: { ...text, isUnfit } });
const reason = { reason: 'Read it' };
const approved: TestimonialEvent = { type: 'TestimonialApproved', data: { ...reason, round: 1 } };
const withdrawn: TestimonialEvent = { type: 'TestimonialWithdrawn', data: { ...reason, round: 1 } };

test('records a rating and its changes', () => {
  given(testimonialStream, [])
    .when((state) => leaveRating(state, { rating: 5 }))
    .then([rated(5)]);
  given(testimonialStream, [rated(5)])
    .when((state) => leaveRating(state, { rating: 2 }))
    .then([rated(2)]);
});

test('needs a rating for a testimonial, which waits for an admin', () => {
  given(testimonialStream, [])
    .when((state) => leaveTestimonial(state, text))
    .thenRejected('rating_missing');
  given(testimonialStream, [rated(5)])
    .when((state) => leaveTestimonial(state, text))
    .then([left()]);
  given(testimonialStream, [rated(5), left(), approved])
    .when((state) => leaveTestimonial(state, { ...text, quote: 'I got 84 points.' }))
    .thenState({
      rating: 5,
      isRefused: false,
      withdrawals: 0,
      testimonial: { ...text, quote: 'I got 84 points.', status: 'waiting' },
    });
});

test('approves unfit words only by an explicit decision', () => {
  const unfit = { ...text, quote: 'They owe me a refund' };
  given(testimonialStream, [rated(5)])
    .when((state) => leaveTestimonial(state, unfit))
    .thenState({
      rating: 5,
      isRefused: false,
      withdrawals: 0,
      testimonial: { ...unfit, status: 'not_approved' },
    });
  given(testimonialStream, [rated(5), left(true)])
    .when((state) => withdrawTestimonial(state, reason))
    .then([]);
  given(testimonialStream, [rated(5), left(true)])
    .when((state) => approveTestimonial(state, reason))
    .then([approved]);
});

test('withdraws an approval', () => {
  given(testimonialStream, [rated(5), left(), approved])
    .when((state) => withdrawTestimonial(state, reason))
    .then([withdrawn]);
  given(testimonialStream, [rated(5), left(), approved, withdrawn])
    .when((state) => approveTestimonial(state, reason))
    .then([{ type: 'TestimonialApproved', data: { ...reason, round: 2 } }]);
  const other: TestimonialEvent = {
    type: 'TestimonialLeft',
    data: { ...text, quote: 'I got 84.', isUnfit: false },
  };
  given(testimonialStream, [rated(5), left(), approved, other])
    .when((state) => approveTestimonial(state, reason))
    .then([approved]);
  for (const decide of [approveTestimonial, withdrawTestimonial]) {
    given(testimonialStream, [rated(5)])
      .when((state) => decide(state, reason))
      .thenRejected('testimonial_not_found');
  }
  given(testimonialStream, [
    rated(5),
    { type: 'TestimonialLeft', data: { header: { erased: true }, quote: { erased: true }, isUnfit: false } },
  ])
    .when((state) => approveTestimonial(state, reason))
    .thenRejected('testimonial_not_found');
});

test('postpones the question for a week, or refuses it permanently', () => {
  const now = '2026-11-20T10:00:00.000Z';
  const until = '2026-11-27T10:00:00.000Z';
  const postponed: TestimonialEvent = { type: 'TestimonialPostponed', data: { until } };
  given(testimonialStream, [])
    .when((state) => postponeTestimonial(state, { now }))
    .then([postponed]);
  given(testimonialStream, [postponed])
    .when((state) => postponeTestimonial(state, { now: until }))
    .then([{ type: 'TestimonialPostponed', data: { until: '2026-12-04T10:00:00.000Z' } }]);
  given(testimonialStream, [])
    .when(refuseTestimonial)
    .then([{ type: 'TestimonialRefused', data: {} }]);
});

test('asks users with tour and onboarding but no answer', () => {
  const both = ['did_onboarding', 'did_onboarding_pratice'] as const;
  const should = ['should_leave_testimonial'];
  expect(testimonialMarkers({ withdrawals: 0, isRefused: false }, both)).toEqual(should);
  expect(testimonialMarkers({ withdrawals: 0, isRefused: false, rating: 4 }, both)).toEqual(should);
  expect(testimonialMarkers({ withdrawals: 0, isRefused: false, rating: 3 }, both)).toEqual([]);
  expect(testimonialMarkers({ withdrawals: 0, isRefused: true }, both)).toEqual([]);
  for (const one of both) expect(testimonialMarkers({ withdrawals: 0, isRefused: false }, [one])).toEqual([]);
  const testimonial = { ...text, status: 'waiting' } as const;
  expect(testimonialMarkers({ withdrawals: 0, isRefused: true, rating: 5, testimonial }, both)).toEqual([
    'did_leave_testimonial',
  ]);
});

test('does not ask before the postponed time', () => {
  const stepsDone = ['should_leave_testimonial'] as const;
  const at = '2026-11-27T10:00:00.000Z';
  expect(mayAskForRating({ stepsDone, postponeReview: null }, at)).toBe(true);
  expect(mayAskForRating({ stepsDone, postponeReview: at }, at)).toBe(true);
  expect(mayAskForRating({ stepsDone, postponeReview: at }, '2026-11-27T09:59:59.999Z')).toBe(false);
  expect(mayAskForRating({ stepsDone: [], postponeReview: null }, at)).toBe(false);
});
