import { expect, it } from 'vitest';
import { neighboursIn, readReview, writeReview } from './review-list.ts';

const read = (query: string) => readReview(new URLSearchParams(query));

it('survives a round trip through an address', () => {
  const uids = ['RSA-0001', 'LWD-0012', 'RRP-0003'];
  expect(read(new URLSearchParams(writeReview(uids)).toString())).toEqual(uids);
});

it.each(['', 'review=', 'review=x,,RSA', 'uid=RSA-0001'])('is undefined for %s', (query) => {
  expect(read(query)).toBeUndefined();
});

it('takes each question once, and no more than can be due', () => {
  expect(read('review=RSA-0001,<b>,RSA-0001,LWD-0001')).toEqual(['RSA-0001', 'LWD-0001']);
  const many = Array.from({ length: 80 }, (_uid, index) => `RSA-${1000 + index}`);
  expect(read(`review=${many.join()}`)).toHaveLength(50);
  expect(writeReview(many).review.split(',')).toHaveLength(50);
});

it.each([
  ['RSA-0001', { previous: null, next: 'RSA-0002', place: 1, total: 3 }],
  ['RSA-0002', { previous: 'RSA-0001', next: 'RSA-0003', place: 2, total: 3 }],
  ['RSA-0003', { previous: 'RSA-0002', next: null, place: 3, total: 3 }],
  ['LWD-0001', { previous: null, next: 'RSA-0001', place: null, total: 3 }],
])('says what is around %s', (uid, around) => {
  expect(neighboursIn(['RSA-0001', 'RSA-0002', 'RSA-0003'], uid)).toEqual(around);
});
