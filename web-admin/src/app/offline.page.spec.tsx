import { onlineManager } from '@tanstack/react-query';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { unreachable } from '#domain/core/testing/fake-api.ts';
import { goTo, renderConsole } from '../testing/render-console.tsx';
import { answersOfLists } from '../testing/rows.ts';
import { student } from '../testing/student.ts';

const told = page.getByRole('main').getByRole('alert').getByText('We cannot reach the server now.');

it('reports a lost connection on every page, and loads the page on reconnect', async () => {
  const api = await renderConsole('/perks', {
    ...answersOfLists,
    list_users: unreachable,
    fetchSalesFigures: unreachable,
  });
  await expect.element(page.getByRole('heading', { name: 'Perks', level: 1 })).toBeVisible();
  onTestFinished(() => onlineManager.setOnline(true));
  onlineManager.setOnline(false);
  goTo('/sales');
  await expect.element(told).toBeVisible();
  goTo('/users');
  await expect.element(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  await expect.element(told).toBeVisible();

  api.answer({ list_users: answersOfLists.list_users });
  onlineManager.setOnline(true);
  await expect.element(page.getByRole('cell', { name: student.email ?? '' })).toBeVisible();
  await expect.element(told).not.toBeInTheDocument();
});
