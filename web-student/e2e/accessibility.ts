import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { axeFaults } from '#infra/testing/axe.ts';
import { expectNoSidewaysScroll } from './support.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const dialog = '[aria-modal="true"]';

/** Neither a fault that axe can see nor anything that sticks out. @param what is on the screen */
export async function expectSound(page: Page, what = page.url()): Promise<void> {
  const window = page.viewportSize();
  // What lies behind a dialog is out of reach, wherever it was scrolled to.
  const hasDialog = (await page.locator(dialog).count()) > 0;
  if (!hasDialog && window) await showWhole(page, window.width);
  const faults = await axeFaults(page, hasDialog ? dialog : undefined, standards);
  if (window) await page.setViewportSize(window);
  // All screens are looked at, also after a fault.
  expect.soft({ what, faults }).toEqual({ what, faults: [] });
  await expectNoSidewaysScroll(page);
}

/**
 * Makes the window as high as the page, so that the bars that stay in view cover nothing. What comes
 * in late makes the page higher, and so does what is as high as a part of the window.
 */
async function showWhole(page: Page, width: number): Promise<void> {
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  let shown = 0;
  for (let height = await heightOf(); height > shown; height = await heightOf()) {
    await page.setViewportSize({ width, height });
    shown = height;
  }
}

/** The page's own code and its data are there. */
export async function settled(page: Page): Promise<void> {
  await page
    .getByRole('heading', { level: 1 })
    .or(page.getByRole('heading', { level: 2 }))
    .first()
    .waitFor();
  await expect.poll(() => page.locator('[aria-busy]').count()).toBe(0);
}

export async function expectScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.dataset['mantineColorScheme'])).toBe(scheme);
}
