import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { unreachable } from '#domain/core/testing/fake-api.ts';
import { refused } from '../testing/refused.ts';
import { goTo, renderConsole } from '../testing/render-console.tsx';
import { answersOfLists, question, report, rowsOf } from '../testing/rows.ts';
import { student } from '../testing/student.ts';
import { resources } from './resources.ts';

const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
const answersOfPages = {
  ...answersOfLists,
  one_users: () => ({ status: 200 as const, body: student }),
  one_questions: () => ({ status: 200 as const, body: question }),
  one_reports: () => ({ status: 200 as const, body: report }),
};

const optionalFilters = new Map<string, object>([
  ['questions', { difficulty: 5, free: true, prediction: true, isReported: true }],
  ['referrals', { referrerId: student.id }],
  ['carts', { packageId: 'package_silver', promoId: 'ultimate_30' }],
]);

const sorts = () =>
  Array.from(
    document.querySelectorAll('th:has(.MuiTableSortLabel-root)'),
    ({ className }) => /column-(\S+)/.exec(className)?.[1] ?? className,
  );
const filters = () =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-source]'), ({ dataset }) => dataset['source']);

it('opens each list from the menu, and sorts and filters it by fields that the server knows', async () => {
  await renderConsole('/', answersOfLists, { width: 1600 });
  for (const { name, rows, options } of resources.filter(({ list }) => list)) {
    const label = String(options?.['label']);
    await page.getByRole('menuitem', { name: label, exact: true }).click();
    await expect.element(heading(label)).toBeVisible();
    const optional = optionalFilters.get(name);
    if (optional) goTo(`/${name}?filter=${JSON.stringify(optional)}`);
    await expect.poll(sorts).not.toEqual([]);
    const parse = (query: object) => rows.list.input.parse(query);
    const sorted = sorts().map((field) => parse({ sort: JSON.stringify([field, 'ASC']) }).sort.field);
    expect.soft({ name, sorted }).toEqual({ name, sorted: sorts() });
    const values = Object.fromEntries(filters().map((field) => [field, 'x']));
    expect.soft(parse({ filter: JSON.stringify(values) })).toMatchObject({ filter: values });
  }
});

it('sorts, searches, filters and pages a list', async () => {
  const api = await renderConsole('/users', { list_users: () => rowsOf([student], 120) });
  const expectAsked = (query: object) =>
    expect.poll(() => api.inputsOf('list_users').at(-1)).toMatchObject(query);
  await page.getByRole('button', { name: 'Sort by email address' }).click();
  await expectAsked({ sort: { field: 'email', order: 'ASC' } });
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expectAsked({ range: [25, 49] });
  await page.getByRole('button', { name: 'Go to page 4' }).click();
  await expectAsked({ range: [75, 99] });
  await page.getByRole('combobox', { name: 'Rows per page:' }).click();
  await page.getByRole('option', { name: '10', exact: true }).click();
  await expectAsked({ range: [0, 9] });
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Blocked' }).click();
  await expectAsked({ filter: { status: 'blocked' } });
  await page.getByPlaceholder('Email address or id').fill('ada');
  await expectAsked({ filter: { status: 'blocked', q: 'ada' } });
  await page.getByRole('button', { name: 'Clear value' }).click();
  await expect.poll(() => api.inputsOf('list_users').at(-1)?.filter).toEqual({ status: 'blocked' });
  api.answer({ list_users: () => rowsOf([]) });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(page.getByText('No rows match these filters.')).toBeVisible();
});

it('explains a list that failed to load, and loads it on retry', async () => {
  const api = await renderConsole('/users', { list_users: unreachable });
  const told = page.getByRole('main').getByRole('alert').filter({ hasText: 'cannot reach' });
  await expect.element(told).toBeVisible();
  await expect.element(page.getByText('Everyone who registers will be here.')).not.toBeInTheDocument();
  await expect.element(page.getByText(/^1-\d+ of/)).not.toBeInTheDocument();
  api.answer({ list_users: () => rowsOf([]) });
  await told.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Everyone who registers will be here.')).toBeVisible();
});

it('explains a record that failed to load, loads it on retry, and reports an unknown one', async () => {
  const address = `/users/${student.id}/show`;
  const api = await renderConsole(address, { ...answersOfPages, one_users: unreachable });
  const told = page.getByRole('main').getByRole('alert');
  await expect.element(told).toMatchTextContent(/cannot reach the server/);
  await expect.element(heading('Not loaded')).toBeVisible();
  expect(location.hash).toBe(`#${address}`);
  api.answer({ one_users: answersOfPages.one_users });
  await told.getByRole('button', { name: 'Try again' }).click();
  await expect.element(heading('ada@example.com')).toBeVisible();
  api.answer({ one_users: () => refused('not_found') });
  goTo(`/users/${student.id.replace(/1$/, '9')}/show`);
  await expect.element(told).toMatchTextContent(/No record has this id/);
  await told.getByRole('link', { name: 'Open the list' }).click();
  await expect.element(heading('Users')).toBeVisible();
});

it('links a row to its question, its person and their history', async () => {
  await renderConsole('/attempts', answersOfPages);
  for (const [link, title] of [
    [question.id, `${question.id}: ${question.title}`],
    ['ada@example.com', 'ada@example.com'],
    ['History', 'ada@example.com'],
  ] as const) {
    goTo('/attempts');
    await expect.element(heading('Practice answers')).toBeVisible();
    await page.getByRole('cell').getByRole('link', { name: link }).click();
    await expect.element(heading(title)).toBeVisible();
  }
  expect(location.hash).toContain('/history');
});

it('shows lists as lines on a phone, with optional filters and pages', async () => {
  const many = () => rowsOf([question], 120);
  const api = await renderConsole('/questions', { ...answersOfPages, list_questions: many }, { width: 360 });
  const asked = () => api.inputsOf('list_questions').at(-1);
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Free sample' }).click();
  await page.getByRole('combobox', { name: 'Free sample' }).click();
  await page.getByRole('option', { name: 'Yes' }).click();
  await expect.poll(asked).toMatchObject({ filter: { free: true } });
  await page.getByRole('button', { name: 'Remove this filter' }).click();
  await expect.poll(() => asked()?.filter).toEqual({});
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect.poll(asked).toMatchObject({ range: [50, 99] });
  for (const [list, name, title] of [
    ['questions', 'Questions', `${question.id}: ${question.title}`],
    ['users', 'Users', 'ada@example.com'],
    ['reports', 'Reports', `Report of ${question.id}`],
  ] as const) {
    goTo(`/${list}`);
    await expect.element(heading(name)).toBeVisible();
    await page.getByRole('main').getByRole('listitem').getByRole('link').click();
    await expect.element(heading(title)).toBeVisible();
  }
});
