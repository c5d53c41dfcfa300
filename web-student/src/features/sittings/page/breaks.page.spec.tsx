import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { breakSeconds } from '#domain/sittings/clocks/breaks.ts';
import { readingSprint } from '#domain/mock-tests/catalogue.ts';
import { unreachable } from '#student/testing/fake-api.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { fakeTime } from '#student/testing/fake-time.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { fakeSitting } from '#student/testing/mock-tests/sitting.ts';

const takeBreak = page.getByRole('button', { name: 'Submit, then a break' });
const pause = page.getByRole('heading', { name: 'Break: the clock is stopped' });
const timer = page.getByRole('timer', { name: 'Time left' });
const timeLeft = page.getByText(/^You have \d+:\d\d left/);
const goOn = page.getByRole('button', { name: 'Continue the test' });
const expectQuestion = (number: number) =>
  expect.element(page.getByText(`Reading sprint · Question ${number} of 5`)).toBeVisible();

it('stops the clock for a break after a question, until the student continues or the break ends', async () => {
  const time = fakeTime();
  const sitting = fakeSitting(readingSprint(360), { stopClock: true });
  const { api, goTo } = await renderPage('/mock-test', {
    user: student,
    width: 360,
    api: {
      ...sitting.answers,
      didMockTestOverview: () => ({ status: 200, body: { stepsDone: ['did_mock_test_overview'] } }),
    },
  });
  await page.getByRole('link', { name: 'Overview and equipment' }).click();
  await expect.element(page.getByText('You may take breaks between questions')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Reading sprint', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Start the test' }).click();

  await expectQuestion(1);
  await expect.element(takeBreak).toBeVisible();
  await expectAccessible('a question that a break may follow');
  await time.pass(60);
  await takeBreak.click();
  await page
    .getByRole('dialog', { name: 'Continue without an answer?' })
    .getByRole('button', { name: 'Continue', exact: true })
    .click();
  await expect.element(pause).toBeVisible();
  await expectAccessible('a break');
  const left = timeLeft.element().textContent;
  expect(left).toMatch(/^You have 4:\d\d left. Question 2 of 5/);
  expect(timer.query()).toBeNull();

  await time.pass(120);
  goTo(location.href);
  await expect.element(pause).toBeVisible();
  await expect.element(timeLeft).toHaveTextContent(left);
  await expect.element(page.getByText(/^The break ends by itself in 7:\d\d/)).toBeVisible();
  api.answer({ endMockTestBreak: unreachable });
  await goOn.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  api.answer({ endMockTestBreak: sitting.answers.endMockTestBreak });
  await goOn.click();
  await expectQuestion(2);
  await expect.element(timer).toMatchTextContent(/^4:\d\d$/);

  await page.getByLabelText('Blank 1').selectOptions('went');
  await takeBreak.click();
  await expect.element(pause).toBeVisible();
  await time.pass(breakSeconds.each);
  await expectQuestion(3);
  await expect.element(timer).toMatchTextContent(/^4:\d\d$/);
  expect(sitting.state()).toMatchObject({ breaks: [{ cause: 'student' }, { cause: 'length' }] });
});

it('offers no break to a student who was not granted any', async () => {
  const sitting = fakeSitting(readingSprint(360));
  const id = sitting.begin();
  await renderPage(`/mock-test/exercise?id=${id}`, { user: student, api: sitting.answers });
  await expectQuestion(1);
  expect(takeBreak.query()).toBeNull();
});
