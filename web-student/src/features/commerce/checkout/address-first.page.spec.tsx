import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { accountAnswers } from '#student/testing/accounts/account.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { refused } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const cartId = '01900000-0000-7000-8000-0000000000c1';
const withoutEmail = { ...student, email: '', isVerified: false };

it('asks for a confirmed email address before a purchase, and continues once it is confirmed', async () => {
  let emailToVerify: string | undefined;
  const { api } = await renderPage('/pricing', {
    user: withoutEmail,
    width: 360,
    api: {
      ...accountAnswers(withoutEmail),
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
      createCart: () => ({ status: 200, body: { cartId } }),
      fetchCart: () => refused('cart_not_found'),
    },
  });
  history.pushState(null, '', '/checkout?package=package_silver&quantity=1');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await expect
    .element(page.getByRole('heading', { name: 'An address for your receipt', level: 1 }))
    .toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Back to the prices' }))
    .toHaveAttribute('href', '/pricing');
  await expectAccessible('the page that asks for an address');
  const confirmed = page.getByRole('status').getByText(student.email);
  const go = page.getByRole('button', { name: 'Continue to checkout' });
  await page.getByRole('main').getByRole('textbox', { name: 'Email address' }).fill(student.email);
  await page.getByRole('button', { name: 'Add the address' }).click();
  await expect.element(page.getByRole('button', { name: 'Send the link again' })).toBeVisible();
  await expect.element(go).not.toBeInTheDocument();

  // The user opened the link in another tab; the page polls every 3 seconds.
  api.answer({ retrieveUser: () => ({ status: 200, body: { user: student } }) });
  await expect.element(confirmed).toBeVisible();
  await go.click();
  await expect.poll(() => location.search).toBe(`?id=${cartId}`);
  expect(api.inputsOf('createCart')).toMatchObject([{ packageId: 'package_silver', quantity: 1 }]);
  history.back();
  await expect.poll(() => location.pathname).toBe('/pricing');
});
