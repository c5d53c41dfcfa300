import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defaultPromotion } from '#domain/commerce/promotions/default-promotion.ts';
import { packageIdSchema } from '#domain/commerce/packages/package-id.ts';
import { expectAccessible } from '#console/testing/expect-accessible.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { choose, confirmWithReason } from '#console/testing/forms.ts';
import { refused } from '#console/testing/refused.ts';
import { renderConsole, type Answers } from '#console/testing/render-console.tsx';
import { student } from '#console/testing/student.ts';
import type { SetPromotion } from './promotion-form.tsx';
import type { PromotionRow } from './words.ts';

const url = 'https://example.com/pricing?id=winter-2026';

function promotions() {
  const { kind, promotion } = defaultPromotion('2026-01-05T10:00:00.000Z');
  const counts = { status: 'running', activated: 0, redeemed: 0 } as const;
  const rows = new Map<string, PromotionRow>();
  const set = (made: Omit<SetPromotion, 'reason'>) =>
    void rows.set(made.promoId, { ...counts, ...made, id: made.promoId });
  set({ ...promotion, kind });
  const row = (id: string) => {
    const found = rows.get(id);
    if (!found) throw new Error(`There is no promotion ${id}`);
    return found;
  };
  return {
    list_packages: () => ({ status: 200, body: [], total: 0 }),
    list_promotions: () => ({ status: 200, body: [...rows.values()], total: rows.size }),
    one_promotions: ({ id }) => ({ status: 200, body: row(id) }),
    createPromotion: (made) => {
      set(made);
      return { status: 200, body: {} };
    },
    changePromotion: (made) => {
      set(made);
      return { status: 200, body: {} };
    },
    endPromotion: ({ promoId }) => {
      rows.set(promoId, { ...row(promoId), status: 'over' });
      return { status: 200, body: {} };
    },
    makePromotionLink: ({ userId }) =>
      userId === student.id ? { status: 200, body: { url } } : refused('not_found'),
  } satisfies Answers;
}

const save = page.getByRole('button', { name: 'Save the promotion' });

it('creates a promotion, and explains missing fields', async () => {
  const api = await renderConsole('/promotions', promotions());
  await expect.element(page.getByRole('cell', { name: 'ultimate_30' })).toBeVisible();
  await expectAccessible('promotions');
  await page.getByRole('link', { name: 'Create a promotion' }).click();
  await expect.element(page.getByRole('heading', { name: 'Create a promotion', level: 1 })).toBeVisible();
  await page.getByLabelText('Name', { exact: true }).fill('Winter!');
  await save.click();
  await expect.element(page.getByText('Use 3 to 60 lower-case letters')).toBeVisible();
  await expect.element(page.getByText('Enter a reason, in a few words.')).toBeVisible();
  await page.getByLabelText('Name', { exact: true }).fill('winter-2026');
  await choose('Kind', 'Through a personal link');
  await page.getByLabelText('Percent').fill('40');
  await page.getByLabelText('From', { exact: true }).fill('2026-01-01T00:00');
  await page.getByLabelText('Until', { exact: true }).fill('2025-01-01T00:00');
  const targets = page.getByRole('group', { name: 'Packages' }).getByRole('checkbox');
  expect(targets.elements()).toHaveLength(packageIdSchema.options.length);
  await page.getByLabelText('Ultimate', { exact: true }).click();
  await page.getByLabelText('Bronze', { exact: true }).click();
  await page.getByLabelText('Reason').fill('For those who waited');
  await save.click();
  await expect.element(page.getByText('The end must be after the start.')).toBeVisible();
  await expectAccessible('the form of a promotion');
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Sydney');
  await page.getByRole('option', { name: 'Australia/Sydney' }).click();
  await page.getByLabelText('Until', { exact: true }).fill('2027-04-03T23:59');
  await save.click();
  await expect.element(page.getByText('The promotion was created.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Change winter-2026', level: 1 })).toBeVisible();
  expect(api.inputsOf('createPromotion')).toEqual([
    {
      promoId: 'winter-2026',
      kind: 'personal',
      discount: 40,
      startTime: new Date('2026-01-01T00:00').toISOString(),
      // Sydney's clocks go back four hours later.
      endTime: '2027-04-03T12:59:00.000Z',
      target: ['package_bronze'],
      reason: 'For those who waited',
    },
  ]);
});

it('links to a promotion, changes it and ends it', async () => {
  const api = await renderConsole('/promotions/ultimate_30', promotions());
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByLabelText('User id').fill(student.id.replace(/1$/, '2'));
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await page.getByLabelText('User id').fill(student.id);
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect.element(page.getByLabelText('Link', { exact: true })).toHaveValue(url);
  await expectAccessible('a link to a promotion');
  // Tests in other windows use the clipboard too.
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect.element(page.getByText('Link copied.')).toBeVisible();
  expect(copy).toHaveBeenCalledExactlyOnceWith(url);
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  await expectToFitPhone('the form of a promotion');
  await page.getByLabelText('Percent').fill('50');
  await page.getByLabelText('Reason').fill('They waited longer');
  await save.click();
  await expect.element(page.getByText('The promotion was changed.')).toBeVisible();
  expect(api.inputsOf('changePromotion')).toMatchObject([{ promoId: 'ultimate_30', discount: 50 }]);
  await expectToFitPhone('promotions');
  await page.getByRole('link', { name: /^ultimate_30 50%, For everyone, running/ }).click();
  await page.getByRole('button', { name: 'End now' }).click();
  await confirmWithReason('Spring has come', 'End');
  await expect.element(page.getByText('The promotion has ended.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'End now' })).not.toBeInTheDocument();
});

it('puts the focus on the name of a promotion that exists, and keeps what was typed', async () => {
  await renderConsole('/promotions/create', {
    ...promotions(),
    createPromotion: () => refused('promotion_exists'),
  });
  const name = page.getByLabelText('Name', { exact: true });
  await name.fill('ultimate_30');
  await page.getByLabelText('Reason').fill('A new season');
  await save.click();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toBeInvalid();
  await expect.element(name).toHaveValue('ultimate_30');
  await expect.element(page.getByLabelText('Reason')).toHaveValue('A new season');
});
