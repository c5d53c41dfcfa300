import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUser, retrieveUser, updateUserArray } from '#domain/accounts/contract.ts';
import {
  adminTestimonials,
  approveTestimonial,
  withdrawTestimonial,
} from '#domain/testimonials/admin-contract.ts';
import * as contract from '#domain/testimonials/contract.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { refusalOf } from '#infra/testing/refusal-of.ts';

let now = '2026-11-20T10:00:00.000Z';
let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none', clock: () => now });
  admin = await api.admin();
});
afterAll(() => api[Symbol.asyncDispose]());

const text = { header: 'It works', quote: 'I got 79 points.' };
const reason = 'Read it';

/** A review with some stars, which the lists show by then. */
async function leave(user: TestUser, given: Partial<typeof text> & { readonly rating?: number } = {}) {
  const { rating = 5, ...words } = given;
  const {
    body: { _id: testimonialId },
  } = await user.call(contract.leaveRating, { rating });
  const sent = { ...text, ...words, isApproved: true, testimonialId };
  const left = await user.call(contract.leaveTestimonial, sent);
  await api.dependencies.readModels.waitFor(['testimonials'], left.position);
  return left.body;
}
const shown = async () => (await admin.call(contract.fetchTestimonials, {})).body.testimonials;

test('keeps a review for an admin, and publishes it once approved', async () => {
  const student = await api.registerAndLogIn();
  const left = await leave(student);
  const { testimonialId } = left.testimonial;
  const expected = { ...text, testimonialId, rating: 5 };
  expect(left.testimonial).toEqual({ ...expected, isApproved: false });
  expect(left.user.stepsDone).toContain('did_leave_testimonial');
  expect(await shown()).toEqual([]);
  const filter = JSON.stringify({ userId: student.userId });
  const { body: rows } = await admin.call(adminTestimonials.list, { filter });
  expect(rows).toMatchObject([{ ...text, rating: 5, status: 'waiting', isUnfit: false }]);

  await admin.call(approveTestimonial, { userId: student.userId, reason });
  expect(await shown()).toEqual([{ ...expected, isApproved: true }]);
  expect((await student.call(contract.fetchOwnTestimonial, {})).body).toEqual({
    rating: 5,
    testimonial: { ...text, status: 'approved' },
  });
  await admin.call(withdrawTestimonial, { userId: student.userId, reason });
  expect(await shown()).toEqual([]);
});

test('marks unfit words, which an admin may still approve', async () => {
  const student = await api.registerAndLogIn();
  await leave(student, { quote: 'They gave me a refund at once.' });
  const one = () => admin.call(adminTestimonials.one, { id: student.userId });
  expect((await one()).body).toMatchObject({ status: 'not_approved', isUnfit: true });
  await admin.call(approveTestimonial, { userId: student.userId, reason });
  expect((await one()).body).toMatchObject({ status: 'approved' });
});

test('refuses invalid input', async () => {
  const student = await api.registerAndLogIn();
  expect(await refusalOf(student.call(contract.leaveTestimonial, text))).toMatchObject({
    status: 409,
    code: 'rating_missing',
  });
  await student.call(contract.leaveRating, { rating: 4 });
  for (const [given, field] of [
    [{ ...text, header: 'Four' }, 'header'],
    [{ ...text, header: 'a'.repeat(21) }, 'header'],
    [{ ...text, quote: ' ' }, 'quote'],
    [{ ...text, quote: 'a'.repeat(251) }, 'quote'],
  ] as const) {
    const refused = await refusalOf(student.call(contract.leaveTestimonial, given));
    expect(refused).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } });
  }
  const foreign = { ...text, testimonialId: randomUUID() };
  expect(await refusalOf(student.call(contract.leaveTestimonial, foreign))).toMatchObject({ status: 404 });
  for (const rating of [0, 6, 4.5]) {
    expect(await refusalOf(student.call(contract.leaveRating, { rating }))).toMatchObject({ status: 400 });
  }
  const nobody = { userId: randomUUID(), reason };
  expect(await refusalOf(admin.call(approveTestimonial, nobody))).toMatchObject({ status: 404 });
  const own = { userId: student.userId, reason };
  expect(await refusalOf(student.call(approveTestimonial, own))).toMatchObject({ code: 'not_allowed' });
});

test('asks a student after tour and onboarding, later on request, and never after a refusal', async () => {
  const student = await api.registerAndLogIn();
  const user = async () => (await student.call(retrieveUser, {})).body.user;
  expect((await user()).stepsDone).not.toContain('should_leave_testimonial');
  for (const stepsDone of ['did_onboarding', 'did_onboarding_pratice'] as const) {
    await student.call(updateUserArray, { stepsDone });
  }
  expect(await user()).toMatchObject({
    stepsDone: expect.arrayContaining(['should_leave_testimonial']),
    postponeReview: null,
  });
  const { body: later } = await student.call(contract.postponeTestimonial, {});
  expect(later.user.postponeReview).toBe('2026-11-27T10:00:00.000Z');
  const commandId = randomUUID();
  for (let time = 0; time < 2; time += 1) {
    const { body: refused } = await student.call(contract.refuseTestimonial, {}, { commandId });
    expect(refused.user.stepsDone).not.toContain('should_leave_testimonial');
  }
  for (const stepsDone of ['should_leave_testimonial', 'did_leave_testimonial'] as const) {
    const set = student.call(updateUserArray, { stepsDone });
    expect(await refusalOf(set)).toMatchObject({ code: 'not_allowed' });
  }
});

test('shows eight, the most stars first, with the mean rating, until the account is deleted', async () => {
  const before = (await admin.call(contract.fetchAverageRating, {})).body;
  const students = await Promise.all(Array.from({ length: 9 }, () => api.registerAndLogIn()));
  for (const [index, student] of students.entries()) {
    now = `2026-11-20T10:01:0${index}.000Z`;
    await leave(student, { rating: index === 8 ? 4 : 5 });
    await admin.call(approveTestimonial, { userId: student.userId, reason });
  }
  const eight = (await admin.call(contract.fetchTestimonialsEight, {})).body.testimonials;
  expect(eight).toHaveLength(8);
  expect(eight.every(({ rating }) => rating === 5)).toBe(true);
  const { averageRating, ratings } = (await admin.call(contract.fetchAverageRating, {})).body;
  const sum = (before.averageRating ?? 0) * before.ratings + 8 * 5 + 4;
  expect(ratings).toBe(before.ratings + 9);
  expect(averageRating).toBeCloseTo(sum / ratings);

  const [gone] = students as [TestUser];
  const all = (await shown()).length;
  const deleted = await gone.call(deleteUser, { password: gone.password });
  await api.dependencies.readModels.waitFor(['testimonials'], deleted.position);
  expect(await shown()).toHaveLength(all - 1);
});
