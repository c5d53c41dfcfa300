import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { StepName } from '#domain/accounts/profile/steps.ts';
import { dashboardAnswers } from '#student/testing/dashboard.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import type { Answers } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { listing, questionListAnswers } from '#student/testing/practice/question-list.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const newcomer = { ...student, stepsDone: [] };

function answers() {
  let stepsDone: StepName[] = [];
  const user = () => ({ status: 200, body: { user: { ...newcomer, stepsDone } } }) as const;
  return {
    ...dashboardAnswers(),
    ...questionListAnswers([listing('RSA-0001')]),
    retrieveUser: user,
    updateUserArray(input) {
      stepsDone = [...stepsDone, input.stepsDone];
      return user();
    },
  } satisfies Answers;
}

const offer = page.getByRole('region', { name: 'Guide' });
const step = page.getByRole('dialog');
const place = (current: number, total: number) => step.getByText(`${current} of ${total}`, { exact: true });

it('leads through 11 steps by keyboard, back and on, and remembers that the tour is done', async () => {
  const { api, goTo } = await renderPage('/dashboard', { user: newcomer, api: answers() });
  await offer.getByRole('button', { name: 'Start the tour' }).click();
  await expect.element(place(1, 11)).toBeVisible();
  await expect.element(step.getByRole('button', { name: 'Next' })).toHaveFocus();
  await expectAccessible('a step of the tour');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(place(2, 11)).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(place(1, 11)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(step).not.toBeInTheDocument();
  await offer.getByRole('button', { name: 'Start the tour' }).click();
  const withoutTarget: number[] = [];
  for (let current = 1; current < 11; current += 1) {
    await expect.element(place(current, 11)).toBeVisible();
    if (document.querySelector('#driver-dummy-element.driver-active-element')) withoutTarget.push(current);
    await step.getByRole('button', { name: 'Next' }).click();
  }
  await expect.element(place(11, 11)).toBeVisible();
  expect(withoutTarget).toEqual([1]);
  expect(api.inputsOf('updateUserArray')).toEqual([]);
  await step.getByRole('button', { name: 'Finish' }).click();
  await expect.element(step).not.toBeInTheDocument();
  await expect.element(offer).not.toBeInTheDocument();
  expect(api.inputsOf('updateUserArray')).toEqual([{ stepsDone: 'did_onboarding' }]);
  await expect
    .element(page.getByRole('button', { name: 'Profile menu' }))
    .toHaveAttribute('aria-haspopup', 'menu');
  goTo('/dashboard');
  await expect.element(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect.element(offer).not.toBeInTheDocument();
});

it('shows practice in 6 steps on a phone, ends with Start, and stops where the page is left', async () => {
  const { api } = await renderPage('/dashboard', { user: newcomer, api: answers(), width: 360, height: 740 });
  const toPractice = page.getByRole('link', { name: 'Practice', exact: true });
  await expect.element(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect.element(offer).not.toBeInTheDocument();
  await toPractice.click();
  await offer.getByRole('button', { name: 'Show me' }).click();
  await expect.element(place(1, 6)).toBeVisible();
  history.back();
  await expect.element(step).not.toBeInTheDocument();
  await toPractice.click();
  await offer.getByRole('button', { name: 'Show me' }).click();
  for (let current = 1; current < 6; current += 1) {
    await expect.element(place(current, 6)).toBeVisible();
    await step.getByRole('button', { name: 'Next' }).click();
  }
  await step.getByRole('button', { name: 'Start' }).click();
  await expect.element(offer).not.toBeInTheDocument();
  expect(api.inputsOf('updateUserArray')).toEqual([{ stepsDone: 'did_onboarding_pratice' }]);
});

it('offers a guide no more to a user who does not want it', async () => {
  const { api } = await renderPage('/dashboard', { user: newcomer, api: answers() });
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect.element(offer).not.toBeInTheDocument();
  await expect.poll(() => api.inputsOf('updateUserArray')).toEqual([{ stepsDone: 'did_onboarding' }]);
});
