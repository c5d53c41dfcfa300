import type { Page } from 'playwright-core';

const html = `<!doctype html><title>Bare</title>
  ${'<button type="button" onclick="this.classList.toggle(\'chosen\')">Choose</button>'.repeat(5)}
  <style>.chosen { background: yellow }</style>`;

/** Clicks on a page that has only buttons: the browser's own time to the next paint. */
export async function workBarePage(page: Page): Promise<void> {
  for (const button of await page.getByRole('button').all()) {
    await button.click();
    await page.waitForTimeout(100);
  }
}

export const bareAddress = `data:text/html,${encodeURIComponent(html)}`;
