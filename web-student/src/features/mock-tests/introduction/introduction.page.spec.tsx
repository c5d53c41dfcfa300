import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { introductionTimes } from '#domain/mock-tests/introduction.ts';
import { storageKeys } from '#student/core/storage.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { failingMicrophone, fakeMicrophone } from '#student/testing/fake-microphone.ts';
import { fakeTime } from '#student/testing/fake-time.ts';
import { exam, mockTestAnswers, reading } from '#student/testing/mock-tests/mock-test-list.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const { waitingTime, answeringTime } = introductionTimes;
const introduction = page.getByRole('link', { name: 'Introduce yourself first' });
const begin = page.getByRole('button', { name: 'Start the introduction' });
const stop = page.getByRole('button', { name: 'Stop recording' });
const listen = page.getByRole('button', { name: 'Listen to it' });
const start = page.getByRole('button', { name: 'Start the test' });
const wait = page.getByRole('timer');
const recording = page.getByRole('progressbar', { name: 'Time used' });

const render = (path: string, look: { readonly width?: number; readonly height?: number } = {}) =>
  renderPage(path, { ...look, user: student, api: mockTestAnswers([exam, reading]).answers });

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

it('records the introduction and plays it, and sends nothing', async () => {
  fakeMicrophone();
  fakeTime();
  // The fake API has no recording calls, so sending a recording fails the test.
  const { goTo } = await render('/mock-test/overview?id=small_exam', { width: 360, height: 800 });
  await introduction.click();
  await expect
    .element(page.getByText(`${waitingTime} seconds to prepare and ${answeringTime} seconds`))
    .toBeVisible();
  await begin.click();
  await expect.element(wait).toMatchTextContent(/ 2\d$/);
  await expectAccessible('the time to prepare');
  pass(waitingTime);
  await expect.element(stop).toHaveAttribute('aria-disabled', 'true');
  pass(2);
  await expect.element(stop).toHaveAttribute('aria-disabled', 'false');
  // The pressed button is gone; the focus stays near its position.
  await userEvent.keyboard('{Tab}');
  await expect.element(stop).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await listen.click();
  await expect.poll(() => document.querySelector('audio')?.played.length).toBeGreaterThan(0);
  await expectAccessible('the recorded introduction');

  await page.getByRole('button', { name: 'Record it again' }).click();
  await expect.element(wait).toBeVisible();
  pass(waitingTime);
  await expect.element(recording).toBeVisible();
  pass(answeringTime);
  await expect.element(listen).toBeVisible();

  goTo(location.href);
  await expect.element(begin).toBeVisible();
  await expect.element(listen).not.toBeInTheDocument();
});

it('is shorter with the switch for quick tests', async () => {
  fakeMicrophone();
  fakeTime();
  const { goTo } = await render('/mock-test');
  localStorage.setItem(storageKeys.superQuickTest, 'true');
  goTo('/mock-test/introduction?id=small_exam');
  await begin.click();
  await expect.element(wait).toMatchTextContent(/ [1-4]$/);
  pass(4);
  await expect.element(recording).toBeVisible();
  pass(5);
  await expect.element(listen).toBeVisible();
});

it('can be skipped', async () => {
  fakeMicrophone();
  await render('/mock-test/introduction?id=small_exam');
  await page.getByRole('link', { name: 'Back to the overview' }).click();
  await introduction.click();
  await expect.element(begin).toBeVisible();
  await start.click();
  await expect.element(page.getByText('Small exam · Part 1 of 2, speaking · Question 1 of 1')).toBeVisible();
  expect(location.pathname).toBe('/mock-test/exercise');
});

it('belongs to a test that begins with speaking', async () => {
  const { goTo } = await render('/mock-test/overview?id=small_reading');
  await expect.element(start).toBeVisible();
  await expect.element(introduction).not.toBeInTheDocument();
  goTo('/mock-test/introduction?id=small_reading');
  await expect.poll(() => location.pathname).toBe('/mock-test/overview');
});

it('explains a missing microphone, and leaves the start of the test', async () => {
  failingMicrophone('NotFoundError');
  await render('/mock-test/introduction?id=small_exam');
  await begin.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/No microphone was found/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/No microphone was found/);
  await expect.element(start).toBeEnabled();
});
