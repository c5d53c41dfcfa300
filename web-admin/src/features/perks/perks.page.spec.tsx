import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#console/testing/expect-accessible.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { confirmWithReason } from '#console/testing/forms.ts';
import { renderConsole, type Answers } from '#console/testing/render-console.tsx';
import { perkRow as books } from '#console/testing/rows.ts';

it('creates an offer, changes it and ends it', async () => {
  let row = books;
  const answers = {
    list_perks: () => ({ status: 200, body: [row], total: 1 }),
    one_perks: () => ({ status: 200, body: row }),
    createPerk: () => ({ status: 200, body: {} }),
    changePerk: ({ title }) => {
      row = { ...row, title };
      return { status: 200, body: {} };
    },
    endPerk: () => {
      row = { ...row, status: 'over' };
      return { status: 200, body: {} };
    },
  } satisfies Answers;
  const api = await renderConsole('/perks', answers);
  await expect.element(page.getByRole('cell', { name: 'Books' })).toBeVisible();
  await expectAccessible('the perks');
  await page.getByRole('link', { name: 'Create an offer' }).click();
  // Before this heading appears, the page shows the list's search field, a text box named "Name or title".
  await expect.element(page.getByRole('heading', { name: 'Create an offer', level: 1 })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('Tea');
  await page.getByLabelText('Text').fill('A free cup');
  await page.getByLabelText('Reason').fill('A partner');
  const save = page.getByRole('button', { name: 'Save the offer' });
  await save.click();
  await expect.element(page.getByText('Give a code or a link.')).toBeVisible();
  await expectAccessible('the form of an offer');
  await page.getByLabelText('Link').fill('https://tea.example.org/');
  await save.click();
  await expect.element(page.getByText('The offer was created.')).toBeVisible();
  expect(api.inputsOf('createPerk')).toMatchObject([
    { perkId: 'tea', title: 'Tea', code: '', link: 'https://tea.example.org/', audience: 'all' },
  ]);

  await page.getByRole('cell', { name: 'Books' }).click();
  await expect.element(page.getByLabelText('Title')).toHaveValue('Books');
  await expectToFitPhone('the form of an offer');
  await page.getByLabelText('Title').fill('More books');
  await page.getByLabelText('Reason').fill('More of them');
  await save.click();
  await expect.element(page.getByText('The offer was changed.')).toBeVisible();
  await page.getByRole('link', { name: /^More books running/ }).click();
  await page.getByRole('button', { name: 'End now' }).click();
  await confirmWithReason('The partner ends it', 'End');
  await expect.element(page.getByText('The offer has ended.')).toBeVisible();
});
