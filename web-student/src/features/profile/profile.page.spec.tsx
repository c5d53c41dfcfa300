import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { browserRecordings } from '#student/recorder/storage/browser-recordings.ts';
import { checkSubject } from '#student/recorder/storage/stored-recordings.ts';
import { accountAnswers } from '#student/testing/accounts/account.ts';
import { announce } from '#student/core/notices.ts';
import { endSession } from '#student/core/session.ts';
import { emptyDashboard } from '#student/testing/dashboard.ts';
import { refused } from '#student/testing/fake-api.ts';
import { expectPasswordToggle } from '#student/testing/accounts/password-toggle.ts';
import { student } from '#student/testing/people.ts';
import { practiceAnswers } from '#student/testing/practice/practice.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { leaveRecording } from '#student/testing/practice/spoken.ts';

const { RFB } = sampleQuestions;

const main = page.getByRole('main');
const updated = page.getByText('User updated!');
const section = (name: string) => page.getByRole('region', { name, exact: true });

it('adds a first name, shows it in the menu, and removes it', async () => {
  const { api, goTo } = await renderPage('/profile', { user: student, api: accountAnswers(student) });
  const field = main.getByLabelText('First name');
  await field.fill('x'.repeat(61));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveFocus();
  await field.fill('Ada');
  await userEvent.keyboard('{Enter}');
  await expect.element(updated).toBeVisible();
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await expect.element(page.getByRole('menu').getByText('Ada', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  goTo('/profile');
  await expect.element(field).toHaveValue('Ada');
  await field.fill('');
  await userEvent.keyboard('{Enter}');
  await expect.element(updated).toBeVisible();
  expect(api.inputsOf('updateUser')).toEqual([{ firstName: 'Ada' }, { firstName: '' }]);
});

it('shows the extra time of a student, and says nothing of the page any more once the student is logged out', async () => {
  const { body } = emptyDashboard.fetchAllMockTest();
  await renderPage('/profile', {
    user: student,
    api: {
      ...accountAnswers(student),
      fetchAllMockTest: () => ({ status: 200, body: { ...body, extraPercent: 50, stopClock: true } }),
    },
  });
  await expect
    .element(section('Account').getByText('50% more time, and breaks that stop the clock'))
    .toBeVisible();
  const wordCount = page.getByRole('status').getByText('76 words', { exact: true });
  announce('76 words');
  await expect.element(wordCount).toBeInTheDocument();
  endSession();
  await expect.element(wordCount).not.toBeInTheDocument();
});

it('saves each setting at once, and keeps the account when the student cancels its deletion', async () => {
  const { api } = await renderPage('/profile', { user: student, api: accountAnswers(student) });
  await main.getByLabelText('Your exam').selectOptions('Core');
  await main.getByRole('switch', { name: 'Dark mode', exact: true }).click();
  await expect.poll(() => document.documentElement.dataset['mantineColorScheme']).toBe('dark');
  await main.getByRole('switch', { name: 'Automatic dark mode' }).click();
  await main.getByRole('switch', { name: 'Screen reader messages while recording' }).click();
  await main.getByRole('switch', { name: 'Stop at silence in tests, too' }).click();
  await main.getByRole('switch', { name: 'Stop a recording at silence' }).click();
  await expect
    .element(main.getByRole('switch', { name: 'Stop at silence in tests, too' }))
    .not.toBeInTheDocument();
  await main.getByLabelText('Light from').selectOptions('06:00');
  await expect
    .poll(() => api.inputsOf('updateUser'))
    .toEqual([{ nightTimeStart: student.nightTimeStart, nightTimeEnd: 6 }]);
  expect(api.inputsOf('toggleExamType')).toEqual([{ examType: 'core' }]);
  expect(api.inputsOf('toggleNightMode')).toEqual([{ isNightMode: true }]);
  expect(api.inputsOf('updateUserArray')).toEqual([
    { stepsDone: 'should_auto_night_mode' },
    { stepsDone: 'want_announcements_while_recording' },
    { stepsDone: 'want_silence_stop_in_tests' },
    { stepsDone: 'should_auto_silence_off' },
  ]);

  const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' });
  for (const name of ['Close', 'Keep my account']) {
    await main.getByRole('button', { name: 'Delete my account' }).click();
    await expectPasswordToggle(dialog);
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  }
  expect(api.inputsOf('deleteUser')).toEqual([]);
});

it('deletes an account with its password, and everything that the browser kept for it', async () => {
  const owner = `user:${student.id}`;
  const { goTo } = await renderPage(`/exercise?uid=${RFB.uid}`, {
    user: student,
    api: {
      ...practiceAnswers(RFB),
      ...accountAnswers(student),
      deleteUser: ({ password }) =>
        password === 'right' ? { status: 200, body: {} } : refused('wrong_credentials'),
    },
  });
  await page.getByLabelText('Blank 1').selectOptions('went');
  await leaveRecording(owner, checkSubject);
  await expect.poll(() => JSON.stringify(localStorage)).toContain(`draft/${owner}`);

  goTo('/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' });
  const remove = async (password: string) => {
    await dialog.getByLabelText('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
  };
  await remove('wrong');
  await expect.element(dialog.getByRole('alert').filter({ hasText: 'wrong' })).toBeVisible();
  await remove('right');
  await expect.element(page.getByText('Account successfully deleted!')).toBeVisible();
  await expect.element(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(page.getByText('You are logged out.').query()).toBeNull();
  expect(JSON.stringify(localStorage)).not.toContain(student.id);
  await expect.poll(async () => (await browserRecordings()).list(owner)).toEqual([]);
});

it('links each section from the overview, and opens the settings by address', async () => {
  const { api, goTo } = await renderPage('/profile', { user: student, api: accountAnswers(student) });
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect.element(links.first()).toBeVisible();
  for (const link of links.elements()) {
    const name = link.textContent;
    await links.getByText(name, { exact: true }).click();
    await expect.element(section(name)).toBeInViewport();
    expect(location.hash).toBe(`#${section(name).element().id}`);
  }
  goTo('/profile?openSettings=true');
  await expect.element(section('Settings')).toHaveFocus();
  const plays = section('Settings').getByRole('switch', { name: 'Play recording automatically' });
  await expect.element(plays).toBeChecked();
  await plays.click();
  await expect.element(updated).toBeVisible();
  goTo('/profile');
  await expect.element(plays).not.toBeChecked();
  expect(api.inputsOf('updateUserArray')).toEqual([{ stepsDone: 'should_playback_off' }]);
});

it('folds the overview on a phone', async () => {
  await renderPage('/profile', { user: student, width: 360, api: accountAnswers(student) });
  const overview = page.getByRole('navigation', { name: 'On this page' });
  const link = overview.getByText('Your data', { exact: true });
  await expect.element(link).not.toBeVisible();
  await overview.getByText('On this page').click();
  await link.click();
  await expect.element(section('Your data')).toBeInViewport();
});
