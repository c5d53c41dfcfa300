import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type { TestUser } from '#infra/testing/api.ts';
import type { TestSite } from '#infra/testing/browser/e2e.ts';
import { openContext } from '#infra/testing/browser/open-context.ts';

export interface OpenOptions extends BrowserContextOptions {
  readonly as?: Pick<TestUser, 'token'>;
}

/** Opens a separate window. The test fails if the page violates its content security policy or throws an error. */
export async function openWindow(
  browser: Browser,
  site: Pick<TestSite, 'url'>,
  { as, ...options }: OpenOptions = {},
): Promise<Page> {
  const context = await openContext(browser, { baseURL: site.url, ...options });
  if (as) await context.addInitScript(`localStorage.setItem('jwtToken', ${JSON.stringify(as.token)})`);
  const page = await context.newPage();
  allowNoProblems(page);
  return page;
}

function allowNoProblems(page: Page): void {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (line) => {
    if (/Content Security Policy|unique "key"/.test(line.text())) problems.push(line.text());
  });
  onTestFinished(() => expect(problems).toEqual([]));
}

export async function logIn(page: Page, user: Pick<TestUser, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email address').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

export async function lookUpHistory(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByLabel('Reason for viewing').fill('Asks where the answer went, ticket 4711');
  await page.getByRole('button', { name: 'Look up the history' }).click();
  await page.getByRole('heading', { name: 'Replay' }).waitFor();
}
