import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { thisPage } from '#student/core/this-page.ts';
import { shop } from '#student/testing/commerce.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const provider = { kind: 'stripe', publishableKey: 'pk_0' } as const;
const pay = page.getByRole('button', { name: /^Pay/ });

// Fakes the global that Stripe's script sets. The loader reads it once and caches it.
const confirmPayment = vi.fn<(asked: object) => Promise<{ error: { message?: string } }>>();
const elements = vi.fn<(options: object) => object>();
const openStripe = vi.fn<(key: string) => object>();
beforeAll(() => Object.assign(window, { Stripe: openStripe }));
afterAll(() => Reflect.deleteProperty(window, 'Stripe'));
beforeEach(() => {
  confirmPayment.mockReset();
  elements.mockReset().mockReturnValue({
    create: () => ({ mount: (place: HTMLElement) => (place.textContent = 'Card number') }),
  });
  openStripe.mockReset().mockReturnValue({ elements, confirmPayment });
});

async function openCheckout() {
  const { goTo } = await renderPage('/pricing', { user: student, api: shop({ provider }).answers });
  const reload = vi.spyOn(thisPage, 'reload').mockImplementation(() => goTo(location.href));
  await page.getByRole('button', { name: 'Buy: Bronze', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  return { reload };
}

it('loads the checkout as a document of its own, since no other may run the script of Stripe', async () => {
  const { reload } = await openCheckout();
  expect(reload).toHaveBeenCalledTimes(1);
  await expect.element(page.getByText('No real payment')).not.toBeInTheDocument();
});

it("pays in Stripe's form, and explains a declined card", async () => {
  await openCheckout();
  await pay.click();
  await expect.element(page.getByText('Card number')).toBeVisible();
  expect(openStripe).toHaveBeenCalledWith('pk_0');
  expect(elements).toHaveBeenCalledWith({ clientSecret: 'pi_1_secret' });
  await expectAccessible('the form of the payment provider');

  confirmPayment.mockResolvedValueOnce({ error: { message: 'Your card was declined.' } });
  await pay.click();
  await expect.element(page.getByRole('alert').filter({ hasText: 'Your card was declined.' })).toBeVisible();
  await expect.element(pay).toBeEnabled();
  const cartId = new URLSearchParams(location.search).get('id');
  expect(confirmPayment).toHaveBeenCalledWith(
    expect.objectContaining({ confirmParams: { return_url: `${location.origin}/thank-you?id=${cartId}` } }),
  );

  // While the browser redirects to the bank, a second click must not start another payment.
  confirmPayment.mockReturnValueOnce(new Promise(() => {}));
  await pay.click();
  await expect.element(pay).toBeDisabled();
  expect(confirmPayment).toHaveBeenCalledTimes(2);
});

it('reports an unavailable Stripe script, and hides card payment', async () => {
  openStripe.mockImplementation(() => {
    throw new Error('blocked');
  });
  await openCheckout();
  await pay.click();
  await expect.element(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect.element(pay).toBeDisabled();
});
