import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { regulationPaths } from '#domain/accounts/regulations.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { messages } from '#student/core/messages.ts';
import { thisPage } from '#student/core/this-page.ts';
import { accessBy, shop } from '#student/testing/commerce.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { refused, unreachable } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { practiceAnswers } from '#student/testing/practice/practice.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const pay = page.getByRole('button', { name: /^Pay/ });
const giveUp = page.getByRole('button', { name: 'Cancel this payment' });
const expectTitle = (name: string | RegExp) =>
  expect.element(page.getByRole('heading', { name, level: 1 })).toBeVisible();
const expectNotice = (text: string) =>
  expect.element(page.getByRole('status').filter({ hasText: text })).toBeVisible();
const button = (name: string) => page.getByRole('button', { name });

async function buyBronze() {
  await page.getByRole('button', { name: 'Buy: Bronze', exact: true }).click();
  await expectTitle('Checkout');
}

function atProvider() {
  const open = vi.spyOn(thisPage, 'open').mockImplementation(() => {});
  let visits = 0;
  return async () => {
    visits += 1;
    await pay.click();
    await expect.poll(() => open.mock.calls).toHaveLength(visits);
    expect(open).toHaveBeenLastCalledWith(expect.stringMatching(/^\/till\/pay\//));
  };
}
const thankYou = () => `/thank-you?id=${new URLSearchParams(location.search).get('id') ?? ''}`;

it('sells a plan after a declined card, then an upgrade', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    shouldAdvanceTime: true,
  });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const store = shop();
  const { api, goTo } = await renderPage('/pricing', {
    user: student,
    api: store.answers,
    width: 360,
    height: 740,
  });
  const payAtProvider = atProvider();
  await page.getByLabelText('Prices for').selectOptions('United States');
  await buyBronze();
  await expect.element(page.getByText('No real payment')).toBeVisible();
  await expect.element(page.getByRole('term').filter({ hasText: 'Total, USD' })).toBeVisible();
  await expect.element(page.getByText(/valid until \d\d:\d\d/)).toBeVisible();
  await expect.poll(() => api.inputsOf('didAddToCart')).toHaveLength(1);
  await expect
    .element(page.getByRole('link', { name: 'terms of use' }))
    .toHaveAttribute('href', regulationPaths.termsOfUse);
  await expectAccessible('the checkout');
  await payAtProvider();
  const [first] = api.inputsOf('createPaymentIntentt');
  expect(first).toMatchObject({ method: 'card', seen: { currency: 'USD' } });

  store.hear({ status: 'refused', refusal: 'card_declined' });
  goTo(thankYou());
  await expectTitle('Not paid');
  await page.getByRole('link', { name: 'Back to the checkout' }).click();
  await expectTitle('Checkout');
  await expect.element(page.getByRole('alert').filter({ hasText: 'declined' })).toBeVisible();
  await page.getByRole('radio', { name: 'PayPal' }).click();
  await payAtProvider();
  expect(api.inputsOf('createPaymentIntentt').at(-1)).toMatchObject({ method: 'paypal' });

  store.hear({ status: 'processing' });
  goTo(thankYou());
  await expectTitle('Your payment is on its way');
  const state = page.getByRole('main').getByRole('status').last();
  await expect.element(state).toBeVisible();
  const atFirst = state.element().textContent;
  // React may start the timer a moment after the text appears.
  await expect
    .poll(() => {
      vi.advanceTimersByTime(60_000);
      return state.element().textContent;
    })
    .not.toBe(atFirst);
  store.hear({ status: 'succeeded' });
  store.grant();
  vi.advanceTimersByTime(2_000);
  await expectTitle('Thank you');
  await expect.element(page.getByText('You have Bronze now')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Go to the mock tests' }))
    .toHaveAttribute('href', '/mock-test');

  goTo('/pricing');
  await expect.element(page.getByText('Your plan is Bronze until')).toBeVisible();
  await button('Upgrade: Silver instead of Bronze').click();
  await expectTitle('Checkout');
  await payAtProvider();
  store.hear({ status: 'succeeded' });
  store.grant();
  goTo(thankYou());
  await expect.element(page.getByText('You have Silver instead of Bronze now')).toBeVisible();
});

it('offers another mock test after a plan, and leads on to what the student can do now', async () => {
  const store = shop();
  const { api, goTo } = await renderPage('/pricing', {
    user: student,
    api: store.answers,
    width: 1440,
    colorScheme: 'dark',
  });
  const payAtProvider = atProvider();
  await button('Buy: Silver').click();
  await expectTitle('Checkout');
  await payAtProvider();
  store.hear({ status: 'succeeded' });
  store.grant();
  goTo(thankYou());
  await expectTitle('Thank you');
  await expectAccessible('a purchase');
  for (const [name, href] of [
    ['Go to my profile', '/profile'],
    ['Keep practising', '/practice'],
  ] as const)
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect.element(page.getByRole('heading', { name: 'One more full mock test' })).toBeVisible();
  const offer = button('Add for');
  const price = /Add for (.+)/.exec(offer.element().textContent ?? '')?.[1] ?? '';
  await offer.click();
  await expectTitle('Checkout');
  await expect
    .poll(() => api.inputsOf('createCart').at(-1))
    .toMatchObject({ packageId: 'full_mock_test_upsell', quantity: 1 });
  await expect.element(pay).toHaveTextContent(`Pay ${price}`);
  await payAtProvider();
  store.hear({ status: 'succeeded' });
  store.grant();
  goTo(thankYou());
  await expectTitle('Thank you');
  await expect.element(button('Add for')).not.toBeInTheDocument();
});

it('ends a payment of the mobile app on the page that leads back to it', async () => {
  const store = shop();
  const { api, goTo } = await renderPage('/checkout?package=package_silver&inApp=true', {
    user: student,
    api: store.answers,
    width: 360,
    height: 740,
  });
  const payAtProvider = atProvider();
  await expectTitle('Checkout');
  expect(new URLSearchParams(location.search).get('inApp')).toBe('true');
  await payAtProvider();
  expect(api.inputsOf('createPaymentIntentt').at(-1)).toMatchObject({ isInApp: true });
  const end = `/thank-you-mobile?id=${new URLSearchParams(location.search).get('id') ?? ''}`;
  store.hear({ status: 'refused', refusal: 'card_declined' });
  goTo(end);
  await expectTitle('Not paid');
  await page.getByRole('link', { name: 'Back to the checkout' }).click();
  await expectTitle('Checkout');
  await payAtProvider();
  store.hear({ status: 'succeeded' });
  store.grant();
  goTo(end);
  await expectTitle('Thank you');
  await expect.element(page.getByText('go back to the app')).toBeVisible();
  await expectAccessible('the end of a payment in the app');
  await expect.poll(() => api.inputsOf('savePurchaseToUser').length).toBeGreaterThan(0);
});

it('lets a student cancel a payment at the checkout and at the provider', async () => {
  const store = shop();
  const { api, goTo } = await renderPage('/pricing', { user: student, api: store.answers });
  const payAtProvider = atProvider();
  const buyCredits = async () => {
    await button('Buy: 100 speaking credits').click();
    await expectTitle('Checkout');
    await expect.element(giveUp).not.toBeInTheDocument();
    await payAtProvider();
  };
  await buyCredits();
  goTo(location.href);
  await expectTitle('Checkout');
  api.answer({ cancelPayment: () => refused('provider_away') });
  await giveUp.click();
  await expect.element(page.getByRole('button', { name: 'Close this message' })).toBeVisible();
  await expectTitle('Checkout');
  api.answer({ cancelPayment: store.answers.cancelPayment });
  await giveUp.click();
  await expectNotice('Payment cancelled. Contact team if needed');
  await expectTitle('Not paid');
  await page.getByRole('link', { name: 'See the prices', exact: true }).click();
  await expectTitle('Plans and prices');

  await buyCredits();
  store.hear({ status: 'cancelled' });
  goTo(thankYou());
  await expectNotice('Payment cancelled. Contact team if needed');
  await expectTitle('Not paid');
});

it('reports a payment of another amount as an error, and a refunded purchase', async () => {
  const store = shop();
  const { goTo } = await renderPage('/pricing', {
    user: student,
    api: store.answers,
    width: 1440,
    colorScheme: 'dark',
  });
  const payAtProvider = atProvider();
  await buyBronze();
  await payAtProvider();
  store.hear({ status: 'succeeded', amount: { amount: 1, currency: 'USD' } });
  goTo(thankYou());
  await expectNotice('Error 45. Contact team if needed.');
  await expectTitle('Not paid');
  await expectAccessible('a payment that failed');

  goTo('/pricing');
  await buyBronze();
  await payAtProvider();
  const { asks } = store.hear({ status: 'succeeded' });
  store.grant();
  const [paid] = asks;
  store.hear({ status: 'succeeded', ...(paid && { refunded: paid.total }) });
  goTo(thankYou());
  await expectTitle('This purchase was refunded');
});

it('asks for a payment again after a price change or a failure of the provider', async () => {
  const store = shop();
  const { api } = await renderPage('/pricing', { user: student, api: store.answers });
  const payAtProvider = atProvider();
  await buyBronze();
  const expectRefusal = async (code: 'provider_away' | 'price_changed') => {
    api.answer({ createPaymentIntentt: () => refused(code) });
    await pay.click();
    await expect.element(page.getByText(messages[code])).toBeVisible();
  };
  await expectRefusal('provider_away');
  const before = api.inputsOf('fetchCart').length;
  await expectRefusal('price_changed');
  await expect.poll(() => api.inputsOf('fetchCart').length).toBeGreaterThan(before);
  api.answer({ createPaymentIntentt: store.answers.createPaymentIntentt });
  await payAtProvider();
});

it('explains a package that is not for sale, and carts and payments that do not exist', async () => {
  const { api, goTo } = await renderPage('/checkout?package=package_silver_upgrade_from_bronze', {
    user: student,
    api: shop().answers,
    width: 360,
    height: 740,
  });
  await expectTitle('The checkout did not open');
  const before = api.inputsOf('createCart').length;
  await button('Try again').click();
  await expect.poll(() => api.inputsOf('createCart')).toHaveLength(before + 1);
  await page.getByRole('main').getByRole('link', { name: 'See the prices' }).click();
  await expectTitle('Plans and prices');

  const missing = '00000000-0000-7000-8000-000000000000';
  goTo(`/checkout?id=${missing}`);
  await expectTitle('Nothing to pay');
  goTo(`/thank-you?id=${missing}`);
  await expect.element(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
  await expectAccessible('a payment that does not exist');
});

it('sells speaking credits from a question when none are left', async () => {
  const question = sampleQuestions.SRA;
  const answers = practiceAnswers(question);
  const { body } = answers.fetchCredits();
  const { api } = await renderPage(`/exercise?uid=${question.uid}`, {
    user: student,
    api: {
      ...shop().answers,
      ...answers,
      fetchCredits: () => ({ status: 200, body: { ...body, speakingCredits: 0 } }),
    },
  });
  await button('Get more credits').click();
  await expectTitle('Checkout');
  await expect.element(page.getByRole('term').filter({ hasText: '100 speaking credits' })).toBeVisible();
  expect(api.inputsOf('createCart')).toMatchObject([{ packageId: 'package_speaking_credits', quantity: 1 }]);
});

it('extends a plan and buys it again, from the profile and its links', async () => {
  const { api, goTo } = await renderPage('/profile', {
    user: student,
    api: {
      ...shop({ access: accessBy('package_ultimate') }).answers,
      fetchAllMockTest: unreachable,
      getDateNow: unreachable,
      fetchCredits: unreachable,
      fetchMailAddress: unreachable,
      getMobileStatus: unreachable,
      fetchSecondFactor: unreachable,
      fetchSessions: unreachable,
      fetchSignIns: unreachable,
    },
  });
  await expect.element(page.getByText(/^Ultimate until /)).toBeVisible();
  await page.getByRole('region', { name: 'Plan and purchases' }).getByRole('link').click();
  await expectTitle('Plans and prices');
  goTo('/profile');
  await button('Profile menu').click();
  await page.getByRole('menuitem', { name: 'Plans and prices' }).click();
  await expectTitle('Plans and prices');
  goTo('/profile');
  await button('Extend: ').click();
  await expectTitle('Checkout');
  await page.getByRole('link', { name: 'Back to your profile' }).click();
  await expect.element(button('Extend: ')).toBeVisible();
  goTo('/pricing');
  await button('Buy again: Ultimate').click();
  await expectTitle('Checkout');
  expect(api.inputsOf('createCart')).toMatchObject([
    { packageId: 'package_extend', fromProfilePage: true },
    { packageId: 'package_ultimate', fromProfilePage: false },
  ]);
});
