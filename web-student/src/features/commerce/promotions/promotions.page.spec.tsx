import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Promotion } from '#domain/commerce/promotions/promotion-schema.ts';
import { startedBy } from '#domain/commerce/promotions/promotions-of-person.ts';
import { dayMs } from '#domain/core/durations.ts';
import { storageKeys } from '#student/core/storage.ts';
import { shop } from '#student/testing/commerce.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { refused, type Answers } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const iso = (ms: number) => new Date(Date.now() + ms).toISOString();
const promoId = 'click_ultimate';
const link = `/promo?id=${promoId}`;
const phone = { width: 360, height: 800 };
const title = (name: string) => page.getByRole('heading', { name, level: 1 });
const expectNotice = (text: string) =>
  expect.element(page.getByRole('status').filter({ hasText: text })).toBeVisible();
const menuItem = (name: RegExp) => page.getByRole('menuitem', { name });

function clickPromotion(): Promotion {
  const promotion: Promotion = {
    promoId,
    discount: 50,
    startTime: iso(-dayMs),
    endTime: iso(30 * dayMs),
    target: ['package_ultimate'],
  };
  return { ...promotion, ...startedBy({ promotion, kind: 'click' }, iso(0)) };
}

function promotionAnswers(promotion: Promotion) {
  const [before, after] = [shop().answers, shop({ promotions: [promotion] }).answers];
  let now = before;
  return {
    ...before,
    fetchAllPackages: (input) => now.fetchAllPackages(input),
    fetchAllPromotions: () => now.fetchAllPromotions(),
    activatePromotion: () => {
      now = after;
      return { status: 200, body: { promotion, cpcOffer: 'kept' } };
    },
  } satisfies Answers;
}

it('starts a promotion, counts it down in the menu of a phone, and redeems it once', async () => {
  const { api, goTo } = await renderPage(link, {
    user: student,
    api: promotionAnswers(clickPromotion()),
    ...phone,
  });
  await expect.element(title('50% off for you')).toBeVisible();
  await expectAccessible('a promotion that starts');
  await expect.element(title('Plans and prices')).toBeVisible();
  await expect.element(page.getByText(/50% off until/)).toBeVisible();
  await page.getByRole('button', { name: 'Profile menu' }).click();
  const prices = menuItem(/^Plans and prices −50%\s\d\d:\d\d:\d\d$/);
  await expect.element(prices).toBeVisible();
  await expectAccessible('the menu with a promotion');
  await prices.click();
  await expect.element(prices).not.toBeInTheDocument();
  await expect.element(title('Plans and prices')).toBeVisible();

  api.answer({ activatePromotion: () => refused('promotion_redeemed') });
  goTo(link);
  await expectNotice('Promo already redeemed!');
  expect(localStorage.getItem(storageKeys.cpcOffer)).toBe('kept');
  expect(api.inputsOf('activatePromotion').at(-1)).toEqual({ promoId, cpcOffer: 'kept' });
  await expectAccessible('a redeemed promotion');
});

it("counts a visitor's promotion down, and shows full prices after it has expired", async () => {
  const { api, goTo } = await renderPage(link, { api: promotionAnswers(clickPromotion()), ...phone });
  await expect.element(title('Plans and prices')).toBeVisible();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect.element(menuItem(/^Prices −50%\s\d\d:\d\d:\d\d$/)).toBeVisible();

  api.answer({ ...shop().answers, activatePromotion: () => ({ status: 201, body: {} }) });
  goTo(link);
  await expectNotice('This promo has expired!');
  await page.getByRole('link', { name: 'See the prices', exact: true }).click();
  await expect.element(title('Plans and prices')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Buy: Ultimate' })).toBeVisible();
  await expect.element(page.getByText('50% off')).not.toBeInTheDocument();
});

it('starts the promotion of a signed link for the user whom it names, without that user after a press', async () => {
  const promotion = clickPromotion();
  const { api, goTo } = await renderPage(`${link}&uid=${student.id}&token=signed`, {
    api: {
      ...shop().answers,
      activatePromotionUid: () => ({ status: 200, body: { promotion } }),
    },
  });
  await expect.element(page.getByRole('button', { name: 'Start my promotion' })).toBeVisible();
  expect(api.inputsOf('activatePromotionUid')).toEqual([]);
  await page.getByRole('button', { name: 'Start my promotion' }).click();
  await expect.element(title('50% off for you')).toBeVisible();
  await page.getByRole('link', { name: 'See the prices', exact: true }).click();
  await expect.element(title('Plans and prices')).toBeVisible();
  expect(api.inputsOf('activatePromotionUid')[0]).toEqual({ promoId, uid: student.id, token: 'signed' });

  localStorage.setItem(storageKeys.jwtToken, 'token');
  localStorage.setItem(storageKeys.user, JSON.stringify(student));
  api.answer({ retrieveUser: () => ({ status: 200, body: { user: student } }) });
  goTo(`${link}&uid=${student.id}&token=signed`);
  await expect.element(title('50% off for you')).toBeVisible();
});

it('reports a mistyped promotion link', async () => {
  await renderPage('/promo?id=none', {
    api: { ...shop().answers, activatePromotion: () => refused('invalid_input') },
  });
  await expect.element(title('No promotion')).toBeVisible();
  await expect
    .element(page.getByText('We could not find this promotion. The usual prices apply.'))
    .toBeVisible();
});
