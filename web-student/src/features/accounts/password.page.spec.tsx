import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { currentSession } from '#student/core/session.ts';
import { accountAnswers } from '#student/testing/accounts/account.ts';
import { emptyDashboard } from '#student/testing/dashboard.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { refused, unreachable } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { questionListAnswers } from '#student/testing/practice/question-list.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const { email } = student;
const newPassword = 'four words that differ';
const done = () => ({ status: 200, body: {} }) as const;
const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const newField = page.getByLabelText('New password', { exact: true });
const meter = page.getByRole('meter', { name: 'Strength of the password' });
const notTaken = page.getByText('Choose a password that is harder to guess.');
const tooCommon = () => refused('invalid_input', { password: 'Choose a password that is harder to guess.' });

async function logIn(password: string) {
  await page.getByLabelText('Password', { exact: true }).fill(password);
  await press('Log in');
}

it('resets a forgotten password by an emailed link, and returns to the page that asked for the login', async () => {
  const { api, goTo } = await renderPage('/login?redirect=%2Fpractice', {
    width: 360,
    api: {
      ...emptyDashboard,
      ...questionListAnswers([]),
      forgotPassword: unreachable,
      resetPassword: tooCommon,
      loginStudent: ({ redirect }) => ({
        status: 200,
        body: { token: 'new-token', user: student, ...(redirect !== undefined && { redirect }) },
      }),
      retrieveUser: () => ({ status: 200, body: { user: student } }),
    },
  });
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect.element(heading('Forgot your password?')).toBeVisible();
  await expectAccessible('the page for a forgotten password');
  await page.getByLabelText('Email address').fill(email);
  await press('Send the link');
  await expect.element(page.getByText('Email not sent!')).toBeVisible();
  const sentTo = page.getByRole('status').getByText(email);
  await expect.element(sentTo).not.toBeInTheDocument();
  api.answer({ forgotPassword: done });
  await press('Send the link');
  await expect.element(page.getByText("We've sent you a reset link.")).toBeVisible();
  await expect.element(sentTo).toBeVisible();
  expect(api.inputsOf('forgotPassword')).toEqual([{ email }, { email }]);

  goTo('/reset-password?token=of-the-link');
  await expect.element(heading('Set a new password')).toBeVisible();
  await expect.element(meter).not.toBeInTheDocument();
  const edge = page.getByRole('status').getByText(/with a space/);
  await newField.fill(' a pasted password');
  await expect.element(edge).toBeVisible();
  await newField.fill('a pasted\u200b password');
  await expect.element(edge).not.toBeInTheDocument();
  await expect.element(page.getByRole('status').getByText(/cannot see/)).toBeVisible();
  await newField.fill('a pasted\u0007 password');
  await press('Set the password');
  await expect.element(newField).toBeInvalid();
  await newField.fill('7 chars');
  await expect.element(meter).toHaveAttribute('aria-valuetext', 'Too short');
  await press('Set the password');
  await expect.element(newField).toHaveFocus();
  await expect.element(newField).toBeInvalid();
  await newField.fill('password123');
  await expect.element(meter).toHaveAttribute('aria-valuetext', 'Weak');
  await press('Set the password');
  await expect.element(notTaken).toBeVisible();
  await expect.element(newField).toHaveFocus();
  api.answer({ resetPassword: done });
  await newField.fill(newPassword);
  await expect.element(meter).toHaveAttribute('aria-valuetext', 'Strong');
  await press('Set the password');
  await expect.element(page.getByText('Password successfully changed!')).toBeVisible();
  expect(api.inputsOf('resetPassword')).toEqual(
    ['password123', newPassword].map((password) => ({ token: 'of-the-link', password })),
  );
  await expect.element(heading('Log in')).toBeVisible();
  await expect.element(page.getByLabelText('Email address')).toHaveValue(email);
  await logIn(newPassword);
  await expect.element(heading('Quick Practice')).toBeVisible();

  api.answer({ resetPassword: () => refused('token_expired') });
  goTo('/reset-password?token=of-the-link');
  await newField.fill('and yet another one');
  await press('Set the password');
  await expect.element(page.getByText('This token is expired!')).toBeVisible();
  await expect.element(heading('Forgot your password?')).toBeVisible();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect.element(heading('Dashboard')).toBeVisible();
});

it('judges a new password while it is typed, in colours that can be read', async () => {
  await renderPage('/reset-password?token=of-the-link', { width: 1440, colorScheme: 'dark' });
  for (const [password, word] of [
    ['password123', 'Weak'],
    ['horse mou', 'Fair'],
    [newPassword, 'Strong'],
  ] as const) {
    await newField.fill(password);
    await expect.element(page.getByRole('status').getByText(word, { exact: true })).toBeVisible();
    await expectAccessible(`a new password that is ${word}`);
  }
});

it('changes a password in the profile with the current one', async () => {
  const { api } = await renderPage('/profile', {
    user: student,
    api: { ...accountAnswers(student), updatePassword: () => refused('wrong_credentials') },
  });
  const open = page.getByRole('button', { name: 'Change your password' });
  await open.click();
  await press('Cancel');
  await open.click();
  const current = page.getByLabelText('Current password');
  await current.fill('not this one');
  await newField.fill(newPassword);
  await press('Change the password');
  const alert = page.getByRole('region', { name: 'Password' }).getByRole('alert');
  await expect.element(alert).toBeVisible();
  await current.fill(' the current one');
  await press('Change the password');
  await expect.element(alert).toMatchTextContent('begins with a space');
  const token = crypto.randomUUID();
  api.answer({ updatePassword: () => ({ status: 200, body: { token } }) });
  await current.fill('the current one');
  await press('Change the password');
  await expect.element(page.getByText('Password successfully changed!')).toBeVisible();
  expect(currentSession()).toMatchObject({ token, user: { id: student.id } });
  await expect.element(open).toBeVisible();
  expect(api.inputsOf('updatePassword')).toEqual([
    { password: 'not this one', newPassword },
    { password: ' the current one', newPassword },
    { password: 'the current one', newPassword },
  ]);
});

it('asks for a new password before any other page when an admin requires one', async () => {
  const marked = { ...student, stepsDone: ['should_set_password' as const] };
  let isSet = false;
  const { api, goTo } = await renderPage('/login?redirect=%2Fstatistics', {
    api: {
      ...emptyDashboard,
      ...questionListAnswers([]),
      loginStudent: () => ({ status: 200, body: { token: crypto.randomUUID(), user: marked } }),
      logoutStudent: done,
      retrieveUser: () => ({ status: 200, body: { user: isSet ? student : marked } }),
      setNewPassword: tooCommon,
    },
  });
  const redirect = () => new URLSearchParams(location.search).get('redirect');
  const logInAgain = async () => {
    await page.getByLabelText('Email address').fill(email);
    await logIn('the password of the class');
    await expect.element(heading('Set a new password')).toBeVisible();
    expect(redirect()).toBe('/statistics');
  };
  await logInAgain();
  await press('Log out');
  await expect.poll(() => api.inputsOf('logoutStudent')).toHaveLength(1);
  goTo('/login?redirect=%2Fstatistics');
  await logInAgain();
  await page.getByRole('link', { name: 'Quick Practice' }).first().click();
  await expect.poll(redirect).toBe('/practice');
  await expect.element(heading('Set a new password')).toBeVisible();
  await newField.fill('the password of the class');
  await press('Set the password');
  await expect.element(notTaken).toBeVisible();
  api.answer({
    setNewPassword: () => {
      isSet = true;
      return done();
    },
  });
  await newField.fill(newPassword);
  await press('Set the password');
  await expect.element(page.getByText('Password successfully changed!')).toBeVisible();
  await expect.element(heading('Quick Practice')).toBeVisible();
  expect(api.inputsOf('setNewPassword').at(-1)).toEqual({ password: newPassword });
});
