import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { User } from '#domain/accounts/user-contract.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { unreachable, type Answers } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { statisticsAnswers } from '#student/testing/statistics.ts';
import { shownTestimonial } from '#student/testing/testimonials.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const { testimonialId } = shownTestimonial;
const asked: User = { ...student, stepsDone: ['should_leave_testimonial'] };

function testimonialAnswers(start: User) {
  let user = start;
  let given: {
    rating: number | null;
    testimonial: { header: string; quote: string; status: 'waiting' } | null;
  } = { rating: null, testimonial: null };
  const change = (patch: Partial<User>) => {
    user = { ...user, ...patch };
    return { status: 200, body: { user } } as const;
  };
  return {
    retrieveUser: () => change({}),
    leaveRating({ rating }) {
      given = { ...given, rating };
      if (rating < 4) change({ stepsDone: [] });
      return { status: 200, body: { _id: testimonialId, rating, user } };
    },
    leaveTestimonial({ header, quote }) {
      given = { ...given, testimonial: { header, quote, status: 'waiting' } };
      change({ stepsDone: ['did_leave_testimonial'] });
      const testimonial = { testimonialId, header, quote, isApproved: false, rating: given.rating ?? 0 };
      return { status: 200, body: { testimonial, user } };
    },
    postponeTestimonial: () => change({ postponeReview: '2999-01-01T00:00:00.000Z' }),
    refuseTestimonial: () => change({ stepsDone: [] }),
    fetchOwnTestimonial: () => ({ status: 200, body: given }),
    fetchTestimonials: () => ({ status: 200, body: { testimonials: [shownTestimonial] } }),
    fetchAverageRating: () => ({ status: 200, body: { averageRating: 4.5, ratings: 2 } }),
    sendContactEmail: () => ({ status: 200, body: {} }),
  } satisfies Answers;
}

const dialog = page.getByRole('dialog');
const submit = dialog.getByRole('button', { name: 'Submit' });

async function choose(stars: string) {
  const radio = page.getByRole('radio', { name: stars });
  await expect.element(radio).toBeInTheDocument();
  await page.elementLocator(radio.element().nextElementSibling ?? radio.element()).click();
}

it('asks for stars, and with four or more for a review', async () => {
  const { api } = await renderPage('/statistics', {
    user: asked,
    width: 360,
    height: 740,
    api: { ...statisticsAnswers([]), ...testimonialAnswers(asked) },
  });
  await expect.element(submit).toBeDisabled();
  await expectAccessible('the rating dialog');
  await choose('4 stars');
  await submit.click();
  await dialog.getByLabelText('Header').fill('Four');
  await submit.click();
  await expect.element(dialog.getByText('Use 5 to 20 characters.')).toBeVisible();
  await expect.element(dialog.getByLabelText('Header')).toHaveFocus();
  await expectAccessible('the form of a review');
  expect(api.inputsOf('leaveTestimonial')).toEqual([]);
  await dialog.getByLabelText('Header').fill('It works');
  await dialog.getByRole('textbox', { name: 'Review' }).fill('I got 79 points.');
  await submit.click();
  await expect.element(page.getByText('Thank you for leaving a review!')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.inputsOf('leaveRating')).toEqual([{ rating: 4 }]);
  expect(api.inputsOf('leaveTestimonial')).toEqual([{ header: 'It works', quote: 'I got 79 points.' }]);
});

it('leads from fewer stars to a message to the team', async () => {
  const { api } = await renderPage('/statistics', {
    user: asked,
    api: { ...statisticsAnswers([]), ...testimonialAnswers(asked) },
  });
  await choose('3 stars');
  await submit.click();
  await dialog.getByLabelText('Message').fill('The timer is hard to see.');
  await dialog.getByRole('button', { name: 'Send the message' }).click();
  await expect.element(page.getByText('Email sent successfully!')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.inputsOf('sendContactEmail')).toEqual([
    { email: asked.email, message: 'The timer is hard to see.' },
  ]);
});

it.each([
  ['Later', 'postponeTestimonial'],
  ['No', 'refuseTestimonial'],
] as const)('does not ask again at once after "%s"', async (button, call) => {
  const { api, goTo } = await renderPage('/statistics', {
    user: asked,
    api: { ...statisticsAnswers([]), ...testimonialAnswers(asked) },
  });
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => api.inputsOf(call)).toHaveLength(1);
  goTo('/statistics');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

it('does not ask elsewhere', async () => {
  await renderPage('/review', { user: asked, api: testimonialAnswers(asked) });
  await expect.element(page.getByText(shownTestimonial.quote)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

it('shows the reviews to a visitor, and reports failures', async () => {
  const { api } = await renderPage('/review', {
    api: { fetchTestimonials: unreachable, fetchAverageRating: unreachable },
  });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  api.answer(testimonialAnswers(student));
  await again.click();
  await expect.element(page.getByText('I got 79 points.')).toBeVisible();
  await expect.element(page.getByText('4.5 of 5, from 2 ratings')).toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Log in' }))
    .toHaveAttribute('href', '/login?redirect=%2Freview');
  await expectAccessible('the reviews');
});

it('lets a student leave a review on the page, and shows that it waits', async () => {
  const user = { ...student, stepsDone: [] };
  await renderPage('/review', { user, api: testimonialAnswers(user) });
  const main = page.getByRole('main');
  await choose('5 stars');
  await main.getByRole('button', { name: 'Submit' }).click();
  await main.getByLabelText('Header').fill('It works');
  await main.getByRole('textbox', { name: 'Review' }).fill('I got 84 points.');
  await main.getByRole('button', { name: 'Submit' }).nth(1).click();
  await expect.element(main.getByText('Our team has not read your review yet.')).toBeVisible();
});
