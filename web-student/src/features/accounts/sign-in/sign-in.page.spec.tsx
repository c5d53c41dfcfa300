import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { accountAnswers } from '#student/testing/accounts/account.ts';
import { emptyDashboard } from '#student/testing/dashboard.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { refused, unreachable, type Answers } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { questionListAnswers } from '#student/testing/practice/question-list.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { addressOf, openedAddresses, providerAnswers } from '#student/testing/accounts/sign-in.ts';

const main = page.getByRole('main');
const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const button = (name: string) => main.getByRole('button', { name, exact: true });
const press = (name: string) => button(name).click();
const loggedIn = () => ({ status: 200, body: { token: crypto.randomUUID(), user: student } }) as const;
const signedIn: Answers = {
  ...emptyDashboard,
  ...questionListAnswers([]),
  retrieveUser: () => ({ status: 200, body: { user: student } }),
};

it('leaves for a provider from the login, the sign-up and an unknown account', async () => {
  const { api, goTo } = await renderPage('/login?redirect=/practice', {
    width: 360,
    api: { ...providerAnswers, startSignIn: unreachable },
  });
  const opened = openedAddresses();
  await expect.element(button('Continue with WeChat')).toBeVisible();
  await expectAccessible('the login with providers');
  await press('Continue with Google');
  await expect.element(main.getByRole('alert')).toBeVisible();
  expect(opened()).toEqual([]);
  api.answer(providerAnswers);
  await press('Continue with Google');
  await expect.poll(opened).toEqual([addressOf('google')]);
  expect(api.inputsOf('startSignIn').at(-1)).toEqual({
    provider: 'google',
    purpose: 'log_in',
    redirect: '/practice',
    examType: 'new_format',
  });

  api.answer({ loginNewUserWechat: () => refused('account_not_recognized') });
  goTo('/sign-in/wechat?state=x&code=y');
  await expect.element(heading('Account not recognized.')).toBeVisible();
  await expectAccessible('a sign-in with an unknown account');
  expect(api.inputsOf('loginNewUserWechat').at(-1)).toEqual({ state: 'x', code: 'y' });
  await press('Sign up with WeChat');
  await expect.poll(opened).toEqual([addressOf('google'), addressOf('wechat')]);
  expect(api.inputsOf('startSignIn').at(-1)).toMatchObject({
    provider: 'wechat',
    purpose: 'sign_up',
    redirect: '/practice',
  });
  goTo('/sign-in/wechat?state=x&code=y');
  await main.getByRole('link', { name: 'Back to login' }).click();
  await expect.element(heading('Log in')).toBeVisible();
  expect(new URLSearchParams(location.search).get('redirect')).toBe('/practice');

  goTo('/register');
  await main.getByLabelText('Your exam').selectOptions('Core');
  await expectAccessible('the sign-up with providers');
  await press('Continue with Apple');
  await expect.poll(opened).toHaveLength(3);
  expect(api.inputsOf('startSignIn').at(-1)).toEqual({
    provider: 'apple',
    purpose: 'sign_up',
    examType: 'core',
  });
});

it('logs in with what the provider returned, and explains a failure', async () => {
  const { api, goTo } = await renderPage('/sign-in/wechat?state=x&error=access_denied', {
    width: 1440,
    colorScheme: 'dark',
    api: { ...signedIn, ...providerAnswers, loginNewUserWechat: () => refused('sign_in_denied') },
  });
  await expect.element(heading('You are not logged in')).toBeVisible();
  expect(api.inputsOf('loginNewUserWechat').at(-1)).toEqual({ state: 'x', error: 'access_denied' });
  await expect.element(button('Sign up with WeChat')).not.toBeInTheDocument();
  await expectAccessible('a sign-in that failed');

  api.answer({
    finishSignIn: () => {
      const { status, body } = loggedIn();
      return { status, body: { ...body, redirect: '/practice' } };
    },
  });
  goTo('/sign-in/apple?state=x&code=y');
  await expect.element(heading('Quick Practice')).toBeVisible();
  expect(api.inputsOf('finishSignIn')[0]).toEqual({ provider: 'apple', state: 'x', code: 'y' });

  api.answer({ finishSignIn: () => refused('sign_in_used') });
  goTo('/sign-in/google?state=x&code=y');
  await expect.element(heading('This did not work')).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Go to the profile' }))
    .toHaveAttribute('href', '/profile');
  goTo('/sign-in/unknown?state=x');
  await expect.element(heading('Page not found')).toBeVisible();

  api.answer({
    ...accountAnswers(student),
    finishSignIn: () => ({ status: 200, body: { linked: 'google', redirect: '/profile' } }),
  });
  goTo('/sign-in/google?state=x&code=y');
  await expect.element(heading('My Profile')).toBeVisible();
  await expect.element(page.getByText('Google is linked.')).toBeVisible();
});

it('links a provider to the account of its address by the password', async () => {
  const { api, goTo } = await renderPage('/sign-in/google?state=x&code=y', {
    width: 1440,
    colorScheme: 'dark',
    api: {
      ...signedIn,
      ...providerAnswers,
      finishSignIn: () => ({ status: 201, body: { email: student.email, proof: 'proof' } }),
      confirmSignIn: () => refused('wrong_credentials'),
    },
  });
  const password = page.getByLabelText('Password', { exact: true });
  await expect.element(heading('Is this your account?')).toBeVisible();
  const reset = main.getByRole('link', { name: 'Set one by email' });
  await expect.element(reset).toHaveAttribute('href', '/reset-password');
  await expect.element(reset).toHaveAttribute('target', '_blank');
  await password.fill('a wrong guess');
  await press('Link Google and log in');
  await expect.element(main.getByRole('alert')).toBeVisible();
  await expectAccessible('the question whether an account is the same');
  api.answer({ confirmSignIn: loggedIn });
  await password.fill('the password');
  await press('Link Google and log in');
  await expect.element(heading('Dashboard')).toBeVisible();
  expect(api.inputsOf('confirmSignIn')).toEqual([
    { proof: 'proof', password: 'a wrong guess' },
    { proof: 'proof', password: 'the password' },
  ]);

  await page.getByRole('button', { name: 'Profile menu' }).click();
  api.answer({ logoutStudent: () => ({ status: 200, body: {} }) });
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect.poll(() => api.inputsOf('logoutStudent')).toHaveLength(1);
  api.answer({
    finishSignIn: () => ({
      status: 202,
      body: { challenge: 'challenge', methods: ['code', 'recovery_code'], redirect: '/practice' },
    }),
    loginSecondStep: loggedIn,
  });
  goTo('/sign-in/google?state=z&code=y');
  await expect.element(heading('Confirm that it is you')).toBeVisible();
  await page.getByLabelText('Code', { exact: true }).fill('123 456');
  await press('Log in');
  await expect.element(heading('Quick Practice')).toBeVisible();
});
