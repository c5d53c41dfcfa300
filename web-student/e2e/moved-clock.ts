import type { Page } from 'playwright-core';

/** A clock of a site and its pages that a test moves ahead, so that it need not wait as long as the exam does. */
export interface MovedClock {
  readonly now: () => string;
  readonly give: (page: Page) => Promise<void>;
  /**
   * Advances the clocks of the site and, if given, of the page's context. Timers that fall due have fired afterwards.
   */
  readonly pass: (page: Page | undefined, seconds: number) => Promise<void>;
}

export function createMovedClock(): MovedClock {
  let ahead = 0;
  const time = () => Date.now() + ahead;
  return {
    now: () => new Date(time()).toISOString(),
    give: (page) => page.clock.install({ time: time() }),
    async pass(page, seconds) {
      ahead += seconds * 1000;
      await page?.clock.runFor(seconds * 1000);
    },
  };
}
