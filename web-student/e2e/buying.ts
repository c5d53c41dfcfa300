import type { Page } from 'playwright-core';
import { fetchAllPromotions } from '#domain/commerce/contract.ts';
import { createPromotion, makePromotionLink } from '#domain/commerce/promotions/promotion-contract.ts';
import { dayMs } from '#domain/core/durations.ts';
import type { TestUser } from '#infra/testing/api.ts';
import { iso, promotionSettings } from '#services/commerce/testing/promotion-settings.ts';
import { expectHeading } from './support.ts';

export async function payAtTill(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expectHeading(page, 'Pay');
  await page.getByRole('radio', { name: card }).check();
  await page.getByRole('button', { name: /^Pay/ }).click();
}

export async function promotionLink(admin: TestUser, promoId: string): Promise<string> {
  await admin.call(createPromotion, {
    ...promotionSettings('click', promoId),
    discount: 50,
    target: ['package_ultimate'],
    startTime: iso(-dayMs),
    endTime: iso(30 * dayMs),
  });
  // An admin's read waits for that admin's writes, so a visitor who opens the link finds the promotion.
  await admin.call(fetchAllPromotions, {});
  const { pathname, search } = new URL((await admin.call(makePromotionLink, { promoId })).body.url);
  return pathname + search;
}
