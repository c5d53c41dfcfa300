import { expect, it } from 'vitest';
import { rowsAfter, type Example } from '../core/testing/recorded.ts';
import { testimonials } from './projection.ts';

const stream = 'testimonial-user';
const at = '2026-11-20T10:00:00.000Z';
const text = { header: 'It works', quote: 'I got 79 points.' };
const rated: Example = { type: 'RatingLeft', data: { rating: 5 }, stream };
const left: Example = { type: 'TestimonialLeft', data: { ...text, isUnfit: false }, stream, at };
const approved: Example = { type: 'TestimonialApproved', data: { reason: 'Fine', round: 1 }, stream };
const withdrawn: Example = { type: 'TestimonialWithdrawn', data: { reason: 'Not true', round: 1 }, stream };
const row = { userId: 'user', rating: 5, ...text, status: 'waiting', isUnfit: false, at };

it('follows a review through approval and withdrawal', () => {
  expect(rowsAfter(testimonials, [rated, left])).toEqual([row]);
  expect(rowsAfter(testimonials, [rated, left, approved])).toEqual([{ ...row, status: 'approved' }]);
  expect(rowsAfter(testimonials, [rated, left, approved, withdrawn])).toEqual([
    { ...row, status: 'not_approved' },
  ]);
});

it('marks unfit words, and keeps only the stars of a deleted account', () => {
  const unfit: Example = { type: 'TestimonialLeft', data: { ...text, isUnfit: true }, stream, at };
  expect(rowsAfter(testimonials, [rated, unfit])).toEqual([
    { ...row, status: 'not_approved', isUnfit: true },
  ]);
  const none = {
    userId: 'user',
    rating: 5,
    header: null,
    quote: null,
    status: null,
    isUnfit: false,
    at: null,
  };
  const deleted: Example = { type: 'AccountDeleted', data: {}, stream: 'account-user' };
  expect(rowsAfter(testimonials, [rated, left, approved, deleted])).toEqual([none]);
  const erased: Example = {
    type: 'TestimonialLeft',
    data: { header: { erased: true }, quote: { erased: true }, isUnfit: false },
    stream,
    at,
  };
  expect(rowsAfter(testimonials, [rated, erased, approved])).toEqual([none]);
});
