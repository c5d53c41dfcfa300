import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { storageKeys } from '#student/core/storage.ts';
import { unreachable } from '#student/testing/fake-api.ts';
import { dashboardAnswers } from '#student/testing/dashboard.ts';
import { student } from '#student/testing/people.ts';
import { profileAnswers } from '#student/testing/accounts/profile.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { settingsAnswers } from '#student/testing/accounts/settings.ts';

const toggle = page.getByRole('banner').getByRole('button', { name: 'Dark mode' });
const byTheClock = page.getByRole('switch', { name: 'Automatic dark mode' });
const darkFrom = page.getByLabelText('Dark from');
const scheme = () => document.documentElement.dataset['mantineColorScheme'];
const expectScheme = (wanted: 'light' | 'dark') => expect.poll(scheme).toBe(wanted);

function setHour(hour: number) {
  const time = new Date();
  time.setHours(hour, 30, 0, 0);
  vi.setSystemTime(time);
}

it('stores the dark mode of a user in the profile, and reverts a change that was not saved', async () => {
  const { api, goTo } = await renderPage('/microphone', { user: student, api: settingsAnswers(student) });
  await toggle.click();
  await expectScheme('dark');
  await expect.poll(() => api.inputsOf('toggleNightMode')).toEqual([{ isNightMode: true }]);
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');

  api.answer({ toggleNightMode: unreachable });
  await toggle.click();
  await expect.element(page.getByText('Your setting has not changed.')).toBeVisible();
  await expectScheme('dark');

  localStorage.clear();
  api.answer({
    ...dashboardAnswers(),
    loginStudent: () => ({ status: 200, body: { token: 'token', user: { ...student, isNightMode: true } } }),
  });
  goTo('/login');
  await expectScheme('light');
  await page.getByLabelText('Email address').fill(student.email);
  await page.getByLabelText('Password', { exact: true }).fill('a rather long password');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect.element(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expectScheme('dark');
});

it('keeps the choice when an older answer about the user arrives while the choice is being sent', async () => {
  const answers = settingsAnswers(student);
  const sent = Promise.withResolvers<void>();
  const { api, live } = await renderPage('/microphone', {
    user: student,
    api: {
      ...answers,
      async toggleNightMode(input) {
        await sent.promise;
        return answers.toggleNightMode(input);
      },
    },
  });
  await toggle.click();
  await expectScheme('dark');
  await expect.poll(() => api.inputsOf('toggleNightMode')).toHaveLength(1);
  const readsBefore = api.inputsOf('retrieveUser').length;
  live.send({ kind: 'changed', resource: 'accounts', position: '7' });
  await expect.poll(() => api.inputsOf('retrieveUser').length).toBeGreaterThan(readsBefore);
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  sent.resolve();
  await expect.poll(() => localStorage.getItem(storageKeys.user)).toContain('"isNightMode":true');
  await expectScheme('dark');
});

it('follows the clock between the hours of the profile, without a toggle in the top bar', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  setHour(19);
  const { api, goTo } = await renderPage('/profile?openSettings=true', {
    user: student,
    api: profileAnswers(student),
  });
  await expect.element(page.getByRole('region', { name: 'Settings' })).toHaveFocus();
  await byTheClock.click();
  await expect.element(toggle).not.toBeInTheDocument();
  await expectScheme('light');
  await expect.poll(() => api.inputsOf('updateUserArray')).toEqual([{ stepsDone: 'should_auto_night_mode' }]);

  await darkFrom.selectOptions('19:00');
  await expectScheme('dark');
  await expect.poll(() => api.inputsOf('updateUser')).toEqual([{ nightTimeStart: 19, nightTimeEnd: 8 }]);

  setHour(9);
  goTo('/profile');
  await expect.element(darkFrom).toHaveValue('19');
  await expectScheme('light');
  await byTheClock.click();
  await expect.element(toggle).toBeVisible();
  await expect.poll(() => api.inputsOf('removeUserArray')).toEqual([{ stepsDone: 'should_auto_night_mode' }]);
});

it('stores whether recordings have background noise', async () => {
  const { api, goTo } = await renderPage('/profile', { user: student, api: profileAnswers(student) });
  const noise = page.getByRole('switch', { name: 'Background noise in recordings' });
  await noise.click();
  await expect.poll(() => api.inputsOf('updateUserArray')).toEqual([{ stepsDone: 'want_bg_noise' }]);
  goTo('/profile');
  await expect.element(noise).toBeChecked();
});
