import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { unreachable } from '#domain/core/testing/fake-api.ts';
import { expectAccessible } from '#console/testing/expect-accessible.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { renderConsole, type Answers } from '#console/testing/render-console.tsx';
import { answersOfLists } from '#console/testing/rows.ts';
import { student } from '#console/testing/student.ts';

const some = [{ userId: student.id, email: 'ada@example.com' }];
const answers = {
  list_announcements: answersOfLists.list_announcements,
  // Every student has an exam, and many have no plan.
  previewAudience: ({ audience }) => ({
    status: 200,
    body: audience.plans.includes('none') ? { students: 40, some } : { students: 1, some },
  }),
  announceToGroup: () => ({ status: 200, body: { id: 'a1' } }),
} satisfies Answers;

it('shows who gets an announcement, and sends it', async () => {
  const api = await renderConsole('/announcements', { ...answers, previewAudience: unreachable });
  await expect.element(page.getByRole('cell', { name: 'New tests', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Announce', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Announce to a group', level: 1 })).toBeVisible();
  api.answer(answers);
  await page.getByRole('button', { name: 'Try again' }).click();
  const preview = page.getByRole('status').filter({ hasText: 'this' });
  await expect.element(preview).toMatchTextContent('40 students will get this: ada@example.com and others.');
  await page.getByRole('checkbox', { name: 'No plan' }).click();
  await expect.element(preview).toMatchTextContent('1 student will get this: ada@example.com.');

  const send = page.getByRole('button', { name: 'Send', exact: true });
  await page.getByLabelText('Leads to').fill('https://example.com');
  await send.click();
  await expect.element(page.getByText('Write something here.').first()).toBeVisible();
  await expect.element(page.getByText(/^Enter an address within this site/)).toBeVisible();
  await expectAccessible('the form of an announcement');
  await expectToFitPhone('the form of an announcement');
  await page.getByLabelText('Title').fill('More tests');
  await page.getByLabelText('Text').fill('Four more tests are here.');
  await page.getByLabelText('Leads to').fill('/mock-test');
  await send.click();
  const dialog = page.getByRole('dialog', { name: 'Send this announcement?' });
  await expect.element(dialog.getByText('Four more tests are here.')).toBeVisible();
  await expect.element(dialog.getByText(/^1 student will get this/)).toBeVisible();
  await expectAccessible('an announcement before it is sent');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.inputsOf('announceToGroup')).toEqual([]);
  await send.click();
  await dialog.getByRole('button', { name: 'Send now' }).click();
  await expect.element(page.getByText('The announcement is being sent.')).toBeVisible();
  expect(api.inputsOf('announceToGroup')).toEqual([
    {
      title: 'More tests',
      text: 'Four more tests are here.',
      href: '/mock-test',
      audience: {
        examTypes: ['new_format', 'old_format', 'core', 'ukvi', 'ukvi_old'],
        plans: ['bronze', 'silver', 'ultimate'],
      },
    },
  ]);
});
