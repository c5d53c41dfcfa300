import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readingSprint } from '#domain/mock-tests/catalogue.ts';
import { refused } from '#student/testing/fake-api.ts';
import { fakeTime } from '#student/testing/fake-time.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { fakeSitting } from '#student/testing/mock-tests/sitting.ts';

const sprint = readingSprint(60);
const blank = page.getByLabelText('Blank 1');
const goOn = page.getByRole('button', { name: 'Submit and continue' });
const refusal = page.getByRole('alert').filter({ hasText: 'Your last answer was not accepted' });
const expectQuestion = (number: number) =>
  expect.element(page.getByText(`Reading sprint · Question ${number} of 5`)).toBeVisible();

async function chooseFirst() {
  const time = fakeTime();
  const sitting = fakeSitting(sprint);
  const { api } = await renderPage(`/mock-test/exercise?id=${sitting.begin()}`, {
    user: student,
    api: sitting.answers,
  });
  await expectQuestion(1);
  await blank.selectOptions('went');
  return { time, api, sitting };
}

async function expectTimeUp(unanswered: number) {
  await expect.element(page.getByRole('heading', { name: 'Reading sprint: your result' })).toBeVisible();
  await expect.element(page.getByText('The time was up.')).toBeVisible();
  await expect.poll(() => page.getByText('Not answered').elements().length).toBe(unanswered);
}

it('submits what is on the screen just before the time is up, and shows the result by itself', async () => {
  const { time, api } = await chooseFirst();
  await goOn.click();
  await expectQuestion(2);
  expect(page.getByRole('banner').query()).toBeNull();
  await blank.selectOptions('gone');
  await time.pass(50);
  await expect
    .poll(() => {
      vi.advanceTimersByTime(1000);
      return api.inputsOf('saveMockTestQuestion').length;
    })
    .toBe(2);
  await time.pass(10);
  await expectTimeUp(3);
});

it('submits at the end what is on the screen, although an earlier answer was refused', async () => {
  const { time, api, sitting } = await chooseFirst();
  api.answer({ saveMockTestQuestion: () => refused('answer_does_not_fit') });
  await goOn.click();
  await expect.element(refusal).toBeVisible();
  await expectQuestion(1);
  api.answer({ saveMockTestQuestion: sitting.answers.saveMockTestQuestion });
  await time.pass(57);
  await expectQuestion(2);
  await time.pass(3);
  await expectTimeUp(4);
});

it('explains that an answer arrived too late to count', async () => {
  const { time, api, sitting } = await chooseFirst();
  const arrival = Promise.withResolvers<void>();
  api.answer({
    async saveMockTestQuestion(input) {
      await arrival.promise;
      return sitting.answers.saveMockTestQuestion(input);
    },
    saveMockTestDraft: () => ({ status: 200, body: { isKept: false } }),
  });
  await goOn.click();
  await time.pass(60);
  await expect.element(page.getByRole('heading', { name: /Time is up|your result/ }).first()).toBeVisible();
  arrival.resolve();
  await expectTimeUp(5);
  await expect.element(refusal).toMatchTextContent(/so it does not count/);
});
