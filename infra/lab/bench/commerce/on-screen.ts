import type { Page } from 'playwright-core';
import { createCart } from '#domain/commerce/carts/cart-contract.ts';
import type { Client } from '#domain/core/client.ts';

/**
 * Buys through the checkout page with the card that the till proposes, which succeeds.
 * @param client of the student who is logged in on the page
 * @returns milliseconds from the press of Pay until the page shows the purchase
 */
export async function buyOnScreen(page: Page, client: Client): Promise<number> {
  const { cartId } = (await client.call(createCart, { packageId: 'package_speaking_credits', country: 'US' }))
    .body;
  await page.goto(`/checkout?id=${cartId}`);
  const pay = page.getByRole('button', { name: /^Pay/ });
  await page.getByRole('radio', { name: 'Card', exact: true }).check();
  const before = performance.now();
  await pay.click();
  await page.getByRole('heading', { name: 'Pay', level: 1, exact: true }).waitFor();
  await pay.click();
  await page.getByText(/^You have .* now/).waitFor();
  return performance.now() - before;
}
