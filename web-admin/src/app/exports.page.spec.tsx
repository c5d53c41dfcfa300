import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { unreachable } from '#domain/core/testing/fake-api.ts';
import { savedFiles } from '#domain/core/testing/saved-files.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { goTo, renderConsole } from '../testing/render-console.tsx';
import { answersOfLists, rowsOf } from '../testing/rows.ts';
import { student } from '../testing/student.ts';

const exportCsv = page.getByRole('button', { name: 'Export CSV' });
const stop = page.getByRole('button', { name: 'Stop export' });
const users = Array.from({ length: 450 }, (_, index) => ({
  ...student,
  id: `u${index}`,
  email: '=1+1',
}));
const pageOf = ([first, last]: readonly [number, number]) =>
  rowsOf(users.slice(first, last + 1), users.length);

it('exports all rows of a list, filtered and sorted, with progress', async () => {
  const files = savedFiles();
  const second = Promise.withResolvers<undefined>();
  const api = await renderConsole('/users?filter={"status":"active"}&sort=email&order=ASC', {
    list_users: async ({ range }) => {
      if (range[0] === 200) await second.promise;
      return pageOf(range);
    },
  });
  await exportCsv.click();
  await expect.element(page.getByRole('button', { name: 'Stop export, 200 of 450' })).toBeVisible();
  await expectAccessible('a list that is exported');
  second.resolve(undefined);
  await expect.element(page.getByText('450 rows are among your downloads.')).toBeVisible();
  const asked = api.inputsOf('list_users').slice(-3);
  const query = { filter: { status: 'active' }, sort: { field: 'email', order: 'ASC' } };
  expect(asked).toEqual([0, 200, 400].map((first) => ({ ...query, range: [first, first + 199] })));
  expect(files[0]?.name).toMatch(/^users-[\d-]{10}\.csv$/);
  const lines = (await files[0]?.content.text())?.split('\r\n');
  expect(lines).toHaveLength(452);
  expect(lines?.[450]).toMatch(/^u449,'=1\+1,active,/);
});

it('stops an export on request and when the page is left, and explains one that failed', async () => {
  const files = savedFiles();
  const later = Promise.withResolvers<undefined>();
  const api = await renderConsole('/users', {
    ...answersOfLists,
    list_users: async ({ range }) => {
      if (range[1] === 199) await later.promise;
      return pageOf(range);
    },
  });
  await exportCsv.click();
  await stop.click();
  await exportCsv.click();
  await expect.element(stop).toBeVisible();
  goTo('/mails');
  await expect.element(page.getByRole('heading', { name: 'Mail', level: 1 })).toBeVisible();
  later.resolve(undefined);
  goTo('/users');
  await expect.element(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  await expect.element(exportCsv).toBeVisible();
  expect(api.inputsOf('list_users').filter(({ range }) => range[0] > 0)).toEqual([]);
  api.answer({ list_users: unreachable });
  await exportCsv.click();
  await expect.element(page.getByRole('alert').getByText('cannot reach')).toBeVisible();
  expect(files).toEqual([]);
});

it('exports purchases, packages and promotions', async () => {
  const files = savedFiles();
  await renderConsole('/carts', answersOfLists);
  for (const [list, name, line] of [
    ['carts', 'Purchases', /,granted,.*,USD,64\.35,,,,,card,/],
    ['packages', 'Packages', /\r\npackage_silver,Silver,Subscription,silver,99\.00,30,/],
    ['promotions', 'Promotions', /,30,running,/],
  ] as const) {
    goTo(`/${list}`);
    // Before this heading appears, the button of the previous list is still visible.
    await expect.element(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await exportCsv.click();
    await expect.poll(() => files.at(-1)?.name).toMatch(`${list}-`);
    expect(await files.at(-1)?.content.text()).toMatch(line);
  }
});
