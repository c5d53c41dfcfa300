import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { accountAnswers } from '#student/testing/accounts/account.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { refused } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { addressOf, openedAddresses, providerAnswers } from '#student/testing/accounts/sign-in.ts';
import type { SignInProvider } from '#domain/accounts/sign-in/sign-in-provider.ts';

const withoutEmail = { ...student, email: '', isVerified: false };
const region = (name: string) => page.getByRole('region', { name, exact: true });
const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const press = (name: string) => button(name).click();

it('links and unlinks providers, and refuses to remove the only one', async () => {
  let linked: SignInProvider[] = ['wechat', 'google'];
  const held = Promise.withResolvers<void>();
  const { api } = await renderPage('/profile', {
    user: student,
    api: {
      ...accountAnswers(student),
      ...providerAnswers,
      fetchSignIns: () => ({ status: 200, body: { linked, hasPassword: false } }),
      unlinkSignIn: async ({ provider }) => {
        if (provider === 'wechat') return refused('last_way_in');
        await held.promise;
        linked = linked.filter((one) => one !== provider);
        return { status: 200, body: {} };
      },
    },
  });
  const opened = openedAddresses();
  await press('Link Apple');
  await press('Cancel');
  await press('Link Apple');
  await press('Go to Apple');
  await expect.poll(opened).toEqual([addressOf('apple')]);
  expect(api.inputsOf('startSignIn')).toEqual([
    { provider: 'apple', purpose: 'link', redirect: '/profile', examType: 'new_format' },
  ]);

  await press('Unlink Google');
  await press('Yes, unlink Google');
  await expect.poll(() => api.inputsOf('unlinkSignIn')).toEqual([{ provider: 'google' }]);
  await press('Unlink WeChat');
  held.resolve();
  await expect.element(button('Link Google')).toBeVisible();
  await press('Yes, unlink WeChat');
  await expect.element(region('Ways to log in').getByRole('alert')).toBeVisible();
  api.answer({ unlinkSignIn: () => refused('sign_in_again') });
  await press('Yes, unlink WeChat');
  await expect.element(button('Sign in again with WeChat')).toBeVisible();
  await press('Not now');
  await expect.element(button('Unlink WeChat')).toBeVisible();
});

it('adds an email address and a password to an account without them', async () => {
  let emailToVerify: string | undefined;
  const { api, goTo } = await renderPage('/profile', {
    user: withoutEmail,
    width: 360,
    api: {
      ...accountAnswers(withoutEmail),
      ...providerAnswers,
      fetchSignIns: () => ({
        status: 200,
        body: {
          linked: ['wechat'],
          hasPassword: false,
          ...(emailToVerify !== undefined && { emailToVerify }),
        },
      }),
      giveEmail: ({ email }) => {
        emailToVerify = email;
        return { status: 200, body: {} };
      },
      forgotPassword: () => ({ status: 200, body: {} }),
    },
  });
  const email = region('Ways to log in').getByRole('textbox', { name: 'Email address' });
  await email.fill('no address');
  await press('Add the address');
  await expect.element(email).toBeInvalid();
  await email.fill('wechat@example.com');
  await press('Add the address');
  await press('Send the link again');
  await expect
    .poll(() => api.inputsOf('giveEmail'))
    .toEqual([{ email: 'wechat@example.com' }, { email: 'wechat@example.com' }]);
  await expect.element(button('Add a password')).not.toBeInTheDocument();
  await press('Link Google');
  await expectAccessible('the profile of an account without an address');

  api.answer({ retrieveUser: () => ({ status: 200, body: { user: student } }) });
  goTo('/profile');
  await press('Add a password');
  await expect.element(page.getByText("We've sent you a reset link.")).toBeVisible();
  expect(api.inputsOf('forgotPassword')).toEqual([{ email: student.email }]);
});

it('asks a user without a password to sign in again before a download, a deletion and a second step', async () => {
  const again = () => refused('sign_in_again');
  const { api, goTo } = await renderPage('/profile', {
    user: student,
    api: {
      ...accountAnswers(student),
      ...providerAnswers,
      fetchSignIns: () => ({ status: 200, body: { linked: ['apple'], hasPassword: false } }),
      exportUserData: again,
      deleteUser: again,
      confirmIdentity: again,
      offerAuthenticator: () => ({ status: 200, body: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://x' } }),
    },
  });
  const opened = openedAddresses();
  const data = region('Your data');
  await data.getByRole('button', { name: 'Download my data' }).click();
  await data.getByRole('button', { name: 'Start the download' }).click();
  await data.getByRole('button', { name: 'Sign in again with Apple' }).click();
  await expect.poll(opened).toEqual([addressOf('apple')]);
  expect(api.inputsOf('startSignIn')).toEqual([
    { provider: 'apple', purpose: 'again', redirect: '/profile', examType: 'new_format' },
  ]);
  await expect.element(data.getByLabelText('Password')).not.toBeInTheDocument();

  goTo('/profile');
  await press('Delete my account');
  const deletion = page.getByRole('dialog', { name: 'Delete your account for good?' });
  await deletion.getByRole('button', { name: 'Delete for good' }).click();
  await expect.element(deletion.getByRole('button', { name: 'Sign in again with Apple' })).toBeVisible();
  await expect.element(deletion.getByLabelText('Password')).not.toBeInTheDocument();

  goTo('/profile');
  await press('Set up an app');
  const confirmation = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect.element(confirmation.getByRole('button', { name: 'Sign in again with Apple' })).toBeVisible();
  await expect.element(confirmation.getByLabelText('Password')).not.toBeInTheDocument();

  api.answer({ confirmIdentity: () => ({ status: 200, body: { confirmation: 'confirmed' } }) });
  goTo('/profile');
  await press('Set up an app');
  await expect.element(page.getByRole('dialog', { name: 'Set up an app' })).toBeVisible();
  expect(api.inputsOf('offerAuthenticator')).toEqual([{ confirmation: 'confirmed' }]);
});
