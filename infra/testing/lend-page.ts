import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { keepDiary, type PageDiary } from './page-diary.ts';
import { tellOnFailure, unroute, usualViewport, newContext, type OnEnd } from './open-context.ts';

/** A page that waits for its next test, which takes it as new: nothing is kept but what was loaded from the site. */
interface LentPage {
  readonly origin: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly diary: PageDiary;
  readonly browser: CDPSession;
}

export interface LendOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
  /** What the page finds in its local storage. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Of tests that run side by side each gives its own. */
  readonly onEnd?: OnEnd;
}

const given = new WeakMap<Browser, LentPage[]>();
/** Of the site, without the site's code: what was open is closed, and its storage is within reach. */
const picture = '/icon.svg';

/**
 * A page for one test that other tests of the file had before: its window and its process stay, and so does what the
 * site has cached there, which is two thirds of what it costs to open a page anew. All that a test left in its
 * storage is cleared. Not for tests that move the page's clock, add scripts to it or talk to the browser themselves:
 * those cannot be taken back.
 * @param origin of the site, `http://127.0.0.1:<port>`
 */
export async function lendPage(browser: Browser, origin: string, options: LendOptions = {}): Promise<Page> {
  const { viewport = usualViewport, colorScheme = 'light', stored = {}, onEnd = onTestFinished } = options;
  const back = given.get(browser) ?? [];
  given.set(browser, back);
  const at = back.findIndex((one) => one.origin === origin);
  const [lent = await openPage(browser, origin)] = at === -1 ? [] : back.splice(at, 1);
  const { page } = lent;
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, media: null });
  await page.goto(picture);
  await lent.context.clearCookies();
  await lent.browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await page.mouse.move(0, 0);
  await page.evaluate(`sessionStorage.clear(); Object.assign(localStorage, ${JSON.stringify(stored)});`);
  onEnd(async ({ task }) => {
    await tellOnFailure(task, lent.diary);
    if (task.result?.state === 'fail') await lent.context.close();
    else if (!page.isClosed()) back.push(await takeBack(lent));
  });
  return page;
}

async function openPage(browser: Browser, origin: string): Promise<LentPage> {
  const context = await newContext(browser, { baseURL: origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  return { origin, context, page, diary: keepDiary(context), browser: await context.newCDPSession(page) };
}

async function takeBack(lent: LentPage): Promise<LentPage> {
  const { context, page } = lent;
  const others = context.pages().filter((one) => one !== page);
  await Promise.all(others.map((one) => one.close()));
  await unroute(context);
  await page.removeAllListeners(undefined, { behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  return lent;
}
