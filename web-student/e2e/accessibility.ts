import { AxeBuilder } from '@axe-core/playwright';
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { expectNoSidewaysScroll } from './support.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const dialog = '[aria-modal="true"]';

/** Both colours, each on a screen of another width. */
export const looks = [
  ['light', 360],
  ['dark', 1440],
] as const;

/** Neither a fault that axe can see nor anything that sticks out. @param what is on the screen */
export async function expectSound(page: Page, what = page.url()): Promise<void> {
  // One document and no frames: the way without a second window is enough, and quicker.
  const axe = new AxeBuilder({ page }).withTags(standards).setLegacyMode();
  const window = page.viewportSize();
  // What lies behind a dialog is out of reach, wherever it was scrolled to.
  if ((await page.locator(dialog).count()) > 0) axe.include(dialog);
  else if (window) await page.setViewportSize(await wholePage(page, window.width));
  const { violations } = await axe.analyze();
  if (window) await page.setViewportSize(window);
  const faults = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join('; ')}`,
  );
  // All screens are looked at, also after a fault.
  expect.soft({ what, faults }).toEqual({ what, faults: [] });
  await expectNoSidewaysScroll(page);
}

/** A window in which the bars that stay in view cover nothing that one would scroll to. */
async function wholePage(page: Page, width: number) {
  return { width, height: await page.evaluate(() => document.documentElement.scrollHeight) };
}

/** Its text does not stick out of it. */
export async function expectRoomEnough(element: Locator): Promise<void> {
  const [needed, given] = await element.evaluate(({ scrollWidth, clientWidth }) => [
    scrollWidth,
    clientWidth,
  ]);
  expect.soft(needed).toBeLessThanOrEqual(given ?? 0);
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
