import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { appVersion } from '#domain/accounts/profile/app-version.ts';
import { hourMs, minuteMs } from '#domain/core/durations.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { newVersion } from '../core/page/new-version.ts';
import { thisPage } from '../core/this-page.ts';
import { emptyDashboard } from '../testing/dashboard.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { student } from '../testing/people.ts';
import { practiceAnswers } from '../testing/practice/practice.ts';
import { renderPage } from '../testing/render-page.tsx';
import { followVersion } from './follow-version.ts';
import { reportToServer } from './report-to-server.ts';

it('offers an update outside of an exercise, and keeps the text that was typed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
    newVersion.set(undefined);
  });
  const question = sampleQuestions.WSC;
  const address = `/exercise?uid=${question.uid}`;
  const { api, goTo } = await renderPage(address, {
    user: student,
    width: 1440,
    colorScheme: 'dark',
    api: {
      ...practiceAnswers(question),
      ...emptyDashboard,
      checkAppVersion: () => ({ status: 200, body: { shouldUpdate: true, version: '99.0.0' } }),
    },
  });
  const box = page.getByRole('textbox', { name: 'Your answer' });
  await box.fill('Tea came by ship.');
  await expect.element(page.getByText(/^Draft saved/)).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Update' });
  const update = dialog.getByRole('button', { name: 'Update now' });
  followVersion();
  await expect.poll(newVersion.get).toBeDefined();
  expect(api.inputsOf('checkAppVersion')).toEqual([{ version: appVersion }]);
  await expect.element(dialog).not.toBeInTheDocument();

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect.element(update).toHaveFocus();
  await expectAccessible('the Update dialog');
  await dialog.getByRole('button', { name: 'Later' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  vi.advanceTimersByTime(hourMs);
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(thisPage.reload).not.toHaveBeenCalled();

  vi.advanceTimersByTime(hourMs);
  await update.click();
  await expect.poll(() => vi.mocked(thisPage.reload).mock.calls).toHaveLength(1);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.inputsOf('checkAppVersion')).toHaveLength(3);
  goTo(address);
  await expect.element(box).toHaveValue('Tea came by ship.');
});

it('offers nothing to a client of the newest version', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { api } = await renderPage('/dashboard', { user: student, api: emptyDashboard });
  followVersion();
  await expect.poll(() => api.inputsOf('checkAppVersion')).toHaveLength(1);
  await expect.element(page.getByRole('heading', { name: 'Your score today' })).toBeVisible();
  expect(newVersion.get()).toBeUndefined();
});

it('reports that a session is in use: at the start, and when its user was away for 5 minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { api } = await renderPage('/dashboard', { user: student, api: emptyDashboard });
  onTestFinished(reportToServer());
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => api.inputsOf('updateLatestSession')).toHaveLength(1);
  comeBack();
  vi.setSystemTime(Date.now() + 5 * minuteMs);
  comeBack();
  comeBack();
  await expect.poll(() => api.inputsOf('updateLatestSession')).toHaveLength(2);
  await expect.element(page.getByRole('heading', { name: 'Your score today' })).toBeVisible();
  expect(api.inputsOf('updateLatestSession')).toEqual([{}, {}]);
});
