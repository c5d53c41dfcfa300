import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TestUser } from '#infra/testing/api.ts';
import { expectHeading } from './support.ts';

export type Login = Pick<TestUser, 'email' | 'password'>;

export async function signUp(page: Page, { email, password }: Login): Promise<void> {
  await expectHeading(page, 'Sign up');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expectHeading(page, 'One more step: open our email');
}

/**
 * Finds the verification email in a separate tab, follows its link in `page` and verifies the address.
 * @returns the path of the link, because the host in test emails is always 127.0.0.1
 */
export async function verifyByMail(page: Page, { email, password }: Login): Promise<string> {
  const inbox = await page.context().newPage();
  const link = inbox.getByRole('article').filter({ hasText: email }).getByRole('link').first();
  await expect
    .poll(async () => {
      await inbox.goto('/dev/outbox');
      return link.count();
    })
    .toBe(1);
  const { pathname, search } = new URL((await link.getAttribute('href')) ?? '');
  const path = pathname + search;
  await inbox.close();
  await page.goto(path);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Verify my address' }).click();
  await page.getByText('Account successfully verified!').waitFor();
  return path;
}

export async function logInAfterSignUp(page: Page, { email, password }: Login): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expectHeading(page, 'Log in');
  await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}
