import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Checks the page with axe, and that it does not overflow horizontally. @param what names the screen in a failure */
export async function expectAccessible(what: string): Promise<void> {
  await expectNoFaults(what, {});
}

export async function expectContrast(what: string): Promise<void> {
  await expectNoFaults(what, { runOnly: ['color-contrast', 'link-in-text-block'] });
}

/** Soft assertions, so that the test also checks the later screens. */
async function expectNoFaults(what: string, options: axe.RunOptions) {
  const [width, height] = [innerWidth, innerHeight];
  // As tall as the page, so that sticky bars cover no content.
  await page.viewport(width, document.documentElement.scrollHeight);
  // Until the next frame, a re-enabled button still has the colour of a disabled one, even without animations.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  // React-admin's spinner in the bar has no name, and the tooltip of a resting pointer is outside all landmarks.
  const context = { exclude: ['.RaLoadingIndicator-loader', '[role="tooltip"]'] };
  const { violations } = await axe.run(context, { ...options, resultTypes: ['violations'] });
  await page.viewport(width, height);
  const faults = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join('; ')}`,
  );
  expect.soft({ what, faults }).toEqual({ what, faults: [] });
  const { scrollWidth, clientWidth } = document.documentElement;
  expect.soft({ what, overflow: scrollWidth - clientWidth }).toEqual({ what, overflow: 0 });
}
