import { expect } from 'vitest';
import { page } from 'vitest/browser';

/**
 * Narrows the window to phone width, where the page must not overflow horizontally. @param what names the screen in a
 * failure
 */
export async function expectToFitPhone(what: string): Promise<void> {
  await page.viewport(360, 740);
  const overflow = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { what, overflow: scrollWidth - clientWidth };
  };
  await expect.poll(overflow).toEqual({ what, overflow: 0 });
  await expect.element(page.getByRole('button', { name: 'Close menu' })).not.toBeInTheDocument();
}
