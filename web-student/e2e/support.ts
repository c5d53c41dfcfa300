import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TestUser } from '#infra/testing/api.ts';
import type { TestSite } from '#infra/testing/browser/e2e.ts';
import { openContext, type OnEnd } from '#infra/testing/browser/open-context.ts';

export interface OpenOptions extends BrowserContextOptions {
  /** Logs in with the session of the test's own API calls; by default the page belongs to a visitor. */
  readonly as?: Pick<TestUser, 'token' | 'profile'>;
  readonly onEnd?: OnEnd;
}

/** Opens a page in its own browser context, which closes when the test finishes. */
export async function openPage(
  browser: Browser,
  site: Pick<TestSite, 'url'>,
  { as, onEnd, ...options }: OpenOptions = {},
): Promise<Page> {
  const context = await openContext(
    browser,
    {
      baseURL: site.url,
      // Most tests must not depend on the caches of the service worker; offline.spec.ts allows it.
      serviceWorkers: 'block',
      ...(as && { storageState: sessionOf(as, site.url) }),
      ...options,
    },
    onEnd,
  );
  return context.newPage();
}

type LoggedIn = Pick<TestUser, 'token' | 'profile'>;

/** The stored login: specification, document 1, section 3. */
const storageOf = ({ token, profile }: LoggedIn) => ({ jwtToken: token, user: JSON.stringify(profile) });

function sessionOf(user: LoggedIn, origin: string) {
  const localStorage = Object.entries(storageOf(user)).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}

export async function logIn(page: Page, user: Pick<TestUser, 'email' | 'password'>): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email address').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
}

export const expectHeading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, level: 1 }).waitFor();

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window: width } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect({ url: page.url(), overflow: content - width }).toEqual({ url: page.url(), overflow: 0 });
}

export const isInSight = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { left, width, top, bottom } = element.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) =>
      element.contains(document.elementFromPoint(left + width / 2, y)),
    );
  });

/** The full text of the note on an unsent answer; the offline banner has other words. */
export const savedHere = 'Saved on this device. It will be sent when you are back online.';
