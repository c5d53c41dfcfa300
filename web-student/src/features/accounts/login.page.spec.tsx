import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { storageKeys } from '#student/core/storage.ts';
import { emptyDashboard } from '#student/testing/dashboard.ts';
import { expectPasswordToggle } from '#student/testing/accounts/password-toggle.ts';
import { student } from '#student/testing/people.ts';
import { questionListAnswers } from '#student/testing/practice/question-list.ts';
import { refused } from '#student/testing/fake-api.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const main = page.getByRole('main');
const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true });

it('links the login and the sign-up, and shows a password on demand', async () => {
  const { api, goTo } = await renderPage('/login', {
    api: { registerUser: () => ({ status: 200, body: { id: 'user-1' } }) },
  });
  await expectPasswordToggle(main);
  await expect.poll(() => api.inputsOf('fetchSignInProviders')).not.toHaveLength(0);
  await expect.element(main.getByRole('button', { name: /^Continue with/ })).not.toBeInTheDocument();
  await main.getByRole('link', { name: 'Sign up' }).click();
  await expect.element(heading('Sign up')).toBeVisible();
  await expectPasswordToggle(main);
  await main.getByRole('link', { name: 'Log in' }).click();
  await expect.element(heading('Log in')).toBeVisible();

  goTo('/register');
  await page.getByLabelText('Email address').fill('wrong-address@example.com');
  await page.getByLabelText('Password', { exact: true }).fill('a rather long password');
  const exam = main.getByLabelText('Your exam');
  await expect.element(exam).toHaveAccessibleDescription(/universities/);
  await exam.selectOptions('Core');
  await expect.element(exam).toHaveAccessibleDescription(/Canada/);
  const inBar = page.getByRole('banner').getByRole('combobox', { name: 'Exam' }).element();
  expect(inBar.querySelector('[value="core"]')?.parentElement?.getAttribute('label')).toMatch(/Canada/);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect.element(heading('One more step: open our email')).toBeVisible();
  expect(api.inputsOf('registerUser')).toEqual([
    { email: 'wrong-address@example.com', password: 'a rather long password', examType: 'core' },
  ]);

  // This link loads the document again, which a page spec cannot do.
  await expect
    .element(main.getByRole('link', { name: 'Sign up again' }))
    .toHaveAttribute('href', '/register');
  goTo('/register');
  await expect.element(main.getByLabelText('Your exam')).toHaveValue('core');
  await main.getByRole('link', { name: 'log in', exact: true }).click();
  await expect.element(heading('Log in')).toBeVisible();
});

it('asks a visitor to log in, first of all one who has signed up before', async () => {
  const { goTo } = await renderPage('/statistics', {
    api: { ...questionListAnswers([]), ...emptyDashboard },
  });
  await page.getByRole('link', { name: 'Log in now' }).click();
  await expect.element(heading('Log in')).toBeVisible();
  expect(new URLSearchParams(location.search).get('redirect')).toBe('/statistics');
  localStorage.setItem(storageKeys.hasRegisteredOnce, 'true');
  goTo('/');
  await main.getByRole('link', { name: 'Log in', exact: true }).click();
  await expect.element(heading('Log in')).toBeVisible();
});

it('says in the form why the login was lost, and covers no field with a notice', async () => {
  const { live } = await renderPage('/dashboard', {
    user: student,
    width: 360,
    height: 740,
    api: emptyDashboard,
  });
  await expect.element(heading('Dashboard')).toBeVisible();
  live.send({ kind: 'sessionEnded', code: 'other_session' });
  await page.getByRole('link', { name: 'Log in now' }).click();
  await expect.element(main.getByRole('alert').filter({ hasText: 'Other session detected!' })).toBeVisible();
  expect(page.getByText('Other session detected!').elements()).toHaveLength(1);
});

it('leads a student from the sign-up to the dashboard', async () => {
  await renderPage('/register', { user: student, api: emptyDashboard });
  await expect.element(heading('Dashboard')).toBeVisible();
  expect(document.title).toBe('Dashboard · Ninety');
});

it('points out a space at the edge of a password that was refused', async () => {
  const { api } = await renderPage('/login', {
    api: { loginStudent: () => refused('wrong_credentials') },
  });
  const [alert, password] = [page.getByRole('alert'), page.getByLabelText('Password', { exact: true })];
  await page.getByLabelText('Email address').fill('ada@example.com');
  await password.fill('a wrong password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.element(alert).toBeVisible();
  await expect.element(alert).not.toMatchTextContent('space');
  await password.fill('a long password ');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.element(alert).toMatchTextContent('ends with a space');
  await password.fill('a long\u2060 password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.element(alert).toMatchTextContent('cannot see');
  await password.fill('a long password ');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.element(alert).toMatchTextContent('ends with a space');
  expect(api.inputsOf('loginStudent').at(-1)).toMatchObject({ password: 'a long password ' });
});
