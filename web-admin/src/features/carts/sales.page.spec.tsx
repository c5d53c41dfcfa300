import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { unreachable } from '#domain/core/testing/fake-api.ts';
import { savedFiles } from '#domain/core/testing/saved-files.ts';
import { expectAccessible } from '#console/testing/expect-accessible.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { renderConsole } from '#console/testing/render-console.tsx';

const figure = {
  packageId: 'package_silver',
  currency: 'USD',
  purchases: 2,
  paid: 12870,
  refunded: 435,
  netAudCents: 19131,
} as const;
const soldOn = (day: string) => [
  { ...figure, day },
  { ...figure, day, packageId: 'package_bronze' as const, purchases: 1, netAudCents: 5000 },
];

it('shows sales of a month as charts and tables, and exports them', async () => {
  const files = savedFiles();
  const api = await renderConsole('/sales', { fetchSalesFigures: unreachable });
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  api.answer({
    fetchSalesFigures: ({ to }) => ({ status: 200, body: { figures: soldOn(to) } }),
  });
  await retry.click();
  for (const chart of [
    /^Net per day, AUD, from .*: at most A\$241\.31/,
    /^Purchases per day, from .*: at most 3/,
  ])
    await expect.element(page.getByRole('img', { name: chart })).toBeVisible();
  await page.getByText('Figures by day').click();
  const byDay = page.getByRole('table', { name: 'Sales by day', exact: true });
  expect(byDay.getByRole('row').elements()).toHaveLength(33);
  for (const sold of ['All packages 3 A$241.31', 'Silver 2 A$191.31', 'Bronze 1 A$50.00'])
    await expect.element(byDay.getByRole('row', { name: sold })).toBeVisible();
  const byPackage = page.getByRole('list', { name: 'Sales by package' }).getByRole('listitem');
  await expect.element(byPackage.first()).toHaveTextContent('Silver: A$191.31, 2 sold');
  await expectAccessible('sales');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect.poll(() => files[0]?.name).toMatch(/^sales-[\d-]{10}-[\d-]{10}\.csv$/);
  expect(await files[0]?.content.text()).toMatch(/,package_silver,USD,2,/);
  await expectToFitPhone('sales');
  const lines = page.getByRole('list', { name: 'Sales by day and package' });
  await expect.element(lines.getByText('2 × Silver')).toBeVisible();

  api.answer({ fetchSalesFigures: () => ({ status: 200, body: { figures: [] } }) });
  await page.getByLabelText('From', { exact: true }).fill('2020-01-01');
  await page.getByLabelText('To', { exact: true }).fill('2020-01-02');
  await expect.element(page.getByText('No sales in this period.')).toBeVisible();
  expect(api.inputsOf('fetchSalesFigures').at(-1)).toEqual({ from: '2020-01-01', to: '2020-01-02' });
});
