import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { PlatformAccess } from '#domain/accounts/platform-access.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { admin, goTo, renderConsole } from '../testing/render-console.tsx';
import { answersOfLists, silverCart } from '../testing/rows.ts';
import { student, studentAnswers } from '../testing/student.ts';

const menu = page.getByRole('menu').first();
const item = (name: string) => menu.getByRole('menuitem', { name, exact: true });
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');

const shown: Readonly<Record<string, { readonly sees: readonly string[]; readonly not: readonly string[] }>> =
  {
    support: {
      sees: ['Users', 'Inbox', 'Questions', 'Purchases', 'Receipts'],
      not: ['Packages', 'Payment check', 'Security', 'Settings'],
    },
    content: {
      sees: ['Questions', 'Site content', 'Perks'],
      not: ['Users', 'Purchases', 'Health', 'Old accounts'],
    },
    finance: {
      sees: ['Users', 'Purchases', 'Sales', 'Payment check', 'Packages'],
      not: ['Questions', 'Inbox', 'Health', 'Settings'],
    },
  };

it.each(Object.entries(shown))('%s sees only the lists of the role', async (role, { sees, not }) => {
  await renderConsole('/', answersOfLists, { platformAccess: role as PlatformAccess });
  for (const name of sees) await expect.element(item(name)).toBeVisible();
  for (const name of not) await expect.element(item(name)).not.toBeInTheDocument();
  goTo(not.includes('Users') ? '/users' : '/settings');
  await expect.element(page.getByRole('heading', { name: 'Access denied', level: 1 })).toBeVisible();
  await expect.element(page.getByText(new RegExp(`Your role, ${role}, does not include`, 'i'))).toBeVisible();
});

it('support acts on a student and reads a question, and writes none', async () => {
  await renderConsole(
    `/users/${student.id}/show`,
    { ...answersOfLists, ...studentAnswers },
    { platformAccess: 'support' },
  );
  await expect.element(button('Block')).toBeVisible();
  await expect.element(tab('History')).toBeVisible();
  await expect.element(button('Change role')).not.toBeInTheDocument();
  goTo('/questions');
  await expect.element(page.getByRole('heading', { name: 'Questions', level: 1 })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Draft a question' })).not.toBeInTheDocument();
  goTo('/users');
  await expect.element(page.getByText(student.email ?? '')).toBeVisible();
  await expect.element(button('Export CSV')).not.toBeInTheDocument();
});

it('finance sees a student without what support does, and refunds', async () => {
  const answers = {
    ...answersOfLists,
    ...studentAnswers,
    one_carts: () => ({ status: 200 as const, body: { ...silverCart, events: [] } }),
  };
  await renderConsole(`/users/${student.id}/show`, answers, { platformAccess: 'finance' });
  await expect.element(tab('Purchases')).toBeVisible();
  await expect.element(tab('History')).not.toBeInTheDocument();
  await expect.element(button('Block')).not.toBeInTheDocument();
  goTo(`/carts/${silverCart.id}/show`);
  await expect.element(button('Refund')).toBeVisible();
});

it('an admin grants a role with a reason', async () => {
  let user = student;
  const api = await renderConsole(`/users/${student.id}/show`, {
    ...answersOfLists,
    one_users: () => ({ status: 200, body: user }),
    changeRole: ({ role }) => {
      user = { ...user, platformAccess: role };
      return { status: 200, body: {} };
    },
  });
  await button('Change role').click();
  await expectAccessible('change a role');
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: /^Support/ }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Joined the team');
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await expect.element(page.getByText('The role is changed.')).toBeVisible();
  expect(api.inputsOf('changeRole')).toEqual([
    { id: student.id, role: 'support', reason: 'Joined the team' },
  ]);
  await expect.element(page.getByText('Support', { exact: true }).first()).toBeVisible();
});

it('closes at once after the role is withdrawn', async () => {
  const api = await renderConsole('/users', answersOfLists, { platformAccess: 'support' });
  await expect.element(page.getByText(student.email ?? '')).toBeVisible();
  api.answer({
    list_conversations: () => ({ status: 403, refused: 'not_allowed' }),
    retrieveUser: () => ({ status: 200, body: { user: { ...admin, platformAccess: 'student' } } }),
  });
  await item('Inbox').click();
  await expect
    .element(page.getByRole('heading', { name: 'This page is for admins', level: 1 }))
    .toBeVisible();
});
