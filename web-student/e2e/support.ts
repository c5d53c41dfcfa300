import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TestUser } from '#infra/testing/api.ts';
import type { TestSite } from '#infra/testing/e2e.ts';
import { openContext } from '#infra/testing/pressed/open-context.ts';

/** A window of its own: nothing is shared with other contexts. */
export async function openPage(
  browser: Browser,
  site: Pick<TestSite, 'url'>,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await openContext(browser, {
    baseURL: site.url,
    // What it would keep from one page to the next is no matter of most tests; offline.spec.ts has it on.
    serviceWorkers: 'block',
    ...options,
  });
  return context.newPage();
}

/** Logs in as a person does; ends on the dashboard. */
export async function logIn(page: Page, user: Pick<TestUser, 'email' | 'password'>): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
}

/** Nothing sticks out on the right. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window: width } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect({ url: page.url(), overflow: content - width }).toEqual({ url: page.url(), overflow: 0 });
}
