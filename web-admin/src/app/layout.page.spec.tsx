import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderConsole } from '../testing/render-console.tsx';
import { answersOfLists, rowsOf } from '../testing/rows.ts';
import { student } from '../testing/student.ts';

const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const answers = {
  ...answersOfLists,
  fetchProjections: () => ({ status: 200 as const, body: { projections: [] } }),
  fetchSalesFigures: () => ({ status: 200 as const, body: { figures: [] } }),
};

it('counts open work on the cards of the overview, which link to its lists', async () => {
  await renderConsole('/', {
    ...answers,
    list_reports: () => rowsOf([], 7),
    list_attempts: () => ({ status: 500, refused: 'internal' }),
  });
  const open = encodeURIComponent('{"status":"open"}');
  const blocked = encodeURIComponent('{"status":"blocked"}');
  for (const [card, address] of [
    ['Health', '#/health'],
    ['Open reports 7', `#/reports?filter=${open}`],
    ['Users', '#/users?filter='],
    ['Blocked users', `#/users?filter=${blocked}`],
    ['Questions', '#/questions?filter='],
    ['Practice answers Unknown', '#/attempts?filter='],
    ['Sittings of tests', '#/mock-tests?filter='],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^${card}`) });
    await expect.element(link).toHaveAttribute('href', expect.stringContaining(address));
  }
  const day = page.getByRole('region', { name: 'Last 24 hours' });
  await expect.element(day.getByText('75', { exact: true })).toBeVisible();
  await expect.element(day.getByText('61 a week ago')).toBeVisible();
});

// The list tests open the other menu entries.
it('opens the pages other than lists from the menu', async () => {
  await renderConsole('/', answers);
  for (const name of ['Sales', 'Receipts', 'Health', 'Overview']) {
    await page.getByRole('menuitem', { name }).click();
    await expect.element(heading(name)).toBeVisible();
  }
});

it('folds the menu, loads the page again, changes the colours and skips to the content', async () => {
  const api = await renderConsole('/users', answersOfLists);
  await expect.element(page.getByRole('cell', { name: 'ada@example.com' })).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect.element(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  api.answer({ list_users: () => rowsOf([{ ...student, email: 'eve@example.com' }]) });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(page.getByRole('cell', { name: 'eve@example.com' })).toBeVisible();
  const background = () => getComputedStyle(document.body).backgroundColor;
  const before = background();
  await page.getByRole('button', { name: 'Toggle light/dark mode' }).click();
  await expect.poll(background).not.toBe(before);
  page.getByRole('button', { name: 'Skip to content' }).element().focus();
  await userEvent.keyboard('{Enter}{Tab}');
  await expect.poll(() => document.activeElement?.closest('#main-content')).not.toBeNull();
});

it('closes the menu when the window narrows, and opens it again in a wide one', async () => {
  await renderConsole('/users', answersOfLists);
  const close = page.getByRole('button', { name: 'Close menu' });
  const open = page.getByRole('button', { name: 'Open menu' });
  await expect.element(close).toBeVisible();
  await page.viewport(360, 740);
  await expect.element(open).toBeVisible();
  await expect.element(heading('Users')).toBeVisible();
  await page.viewport(1280, 900);
  await expect.element(close).toBeVisible();
});

it('redirects an unknown address to the overview', async () => {
  await renderConsole('/nowhere', answers);
  await expect.element(heading('Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the overview' }).click();
  await expect.element(heading('Overview')).toBeVisible();
});
