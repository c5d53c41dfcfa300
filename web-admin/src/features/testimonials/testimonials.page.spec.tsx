import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { AdminTestimonial } from '#domain/testimonials/admin-contract.ts';
import { expectAccessible } from '#console/testing/expect-accessible.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { confirmWithReason } from '#console/testing/forms.ts';
import { renderConsole } from '#console/testing/render-console.tsx';
import { testimonial as review } from '#console/testing/rows.ts';
import { student, studentAnswers } from '#console/testing/student.ts';

it('approves a review and withdraws the approval', async () => {
  let seen = review;
  const judged = (status: AdminTestimonial['status']) => {
    seen = { ...seen, status };
    return { status: 200, body: {} } as const;
  };
  const api = await renderConsole('/testimonials', {
    ...studentAnswers,
    list_testimonials: () => ({ status: 200, body: [seen], total: 1 }),
    one_testimonials: () => ({ status: 200, body: seen }),
    approveTestimonial: () => judged('approved'),
    withdrawTestimonial: () => judged('not_approved'),
  });
  await expect.element(page.getByRole('cell', { name: review.header })).toBeVisible();
  await expectAccessible('the testimonials');
  await expectToFitPhone('the testimonials');
  await page.getByRole('link', { name: /^It works, 4 of 5/ }).click();
  await expect.element(page.getByText(/contains a blocked word or a link/)).toBeVisible();
  await expectAccessible('a testimonial');
  await page.getByRole('button', { name: 'Approve' }).click();
  await confirmWithReason('It is a compliment', 'Approve');
  await expect.element(page.getByText('The review is approved.')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw the approval' }).click();
  await confirmWithReason('The student asked for it', 'Not approved');
  await expect.element(page.getByText('The review is not approved.')).toBeVisible();
  expect(api.inputsOf('approveTestimonial')).toEqual([{ userId: student.id, reason: 'It is a compliment' }]);
  expect(api.inputsOf('withdrawTestimonial')).toHaveLength(1);
});
