import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { unreachable } from '#domain/core/testing/fake-api.ts';
import { thisPage } from '../core/this-page.ts';
import { expectAccessible, expectContrast } from '../testing/expect-accessible.ts';
import { admin, renderConsole } from '../testing/render-console.tsx';
import { answersOfLists } from '../testing/rows.ts';

const token = () => localStorage.getItem('jwtToken');

it('sends a visitor to the login, which comes back to this page', async () => {
  await renderConsole('/reports', answersOfLists, { isLoggedIn: false });
  await expect.poll(() => thisPage.leaveFor).toHaveBeenCalledWith('/login?redirect=%2Fadmin%2F%23%2Freports');
});

it('refuses a student, who stays logged in', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const student = { ...admin, platformAccess: 'student' as const };
  await renderConsole('/', { retrieveUser: () => ({ status: 200, body: { user: student } }) });
  await expect
    .element(page.getByRole('heading', { name: 'This page is for admins', level: 1 }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Go to the dashboard now' }))
    .toHaveAttribute('href', '/dashboard');
  await expect.element(page.getByRole('menuitem')).not.toBeInTheDocument();
  await expectAccessible('turned away');
  vi.advanceTimersByTime(3000);
  expect(thisPage.leaveFor).toHaveBeenCalledWith('/dashboard');
  expect(token()).not.toBeNull();
});

it('stays closed while the server cannot be reached, and opens on retry', async () => {
  const api = await renderConsole(
    '/',
    { ...answersOfLists, retrieveUser: unreachable },
    { colorScheme: 'dark' },
  );
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expectContrast('unreachable, dark');
  api.answer({ retrieveUser: () => ({ status: 200, body: { user: admin } }) });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  expect(token()).not.toBeNull();
});

it('leaves for the login once, with the reason, when the session ended', async () => {
  const api = await renderConsole('/', answersOfLists);
  await expect.element(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  api.answer({ list_users: () => ({ status: 401, refused: 'other_session' }) });
  await page.getByRole('menuitem', { name: 'Users' }).click();
  await expect.poll(() => thisPage.leaveFor).toHaveBeenCalledExactlyOnceWith(expect.any(String));
  expect(thisPage.leaveFor).toHaveBeenCalledWith(
    expect.stringMatching(/^\/login\?redirect=%2Fadmin%2F%23%2Fusers.*&ended=other_session$/),
  );
  expect(token()).toBeNull();
});

it('logs out, and links to the student site', async () => {
  const api = await renderConsole('/', {
    ...answersOfLists,
    logoutStudent: () => ({ status: 200, body: {} }),
  });
  await page.getByRole('button', { name: admin.email }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Student site' })).toHaveAttribute('href', '/');
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect.poll(() => thisPage.leaveFor).toHaveBeenCalledWith('/login');
  expect(api.inputsOf('logoutStudent')).toHaveLength(1);
  expect(token()).toBeNull();
});
