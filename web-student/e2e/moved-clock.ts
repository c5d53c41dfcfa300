import type { Page } from 'playwright-core';

/** The clock of a site and of its pages, which a test moves: what the exam waits for, the test does not. */
export interface MovedClock {
  readonly now: () => string;
  readonly give: (page: Page) => Promise<void>;
  /** Lets seconds pass at the site, and in the pages of a window where one is given; what came due there has happened. */
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
