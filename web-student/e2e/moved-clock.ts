import type { Page } from 'playwright-core';

/** The clock of a site and of its pages, which a test moves: what the exam waits for, the test does not. */
export interface MovedClock {
  /** What the site goes by, for `startTestSite`; ISO 8601, UTC. */
  readonly now: () => string;
  /**
   * Has a window go by this clock; to be called before its page is opened.
   * @param options `aheadSeconds`: by how much the device's date is wrong
   */
  readonly give: (page: Page, options?: { readonly aheadSeconds?: number }) => Promise<void>;
  /** Lets seconds pass at the site, and in the pages of a window where one is given; what came due there has happened. */
  readonly pass: (page: Page | undefined, seconds: number) => Promise<void>;
}

/** A clock that goes as the real one does, and ahead of it by what has been let pass. */
export const createMovedClock = (): MovedClock => movedClock(() => Date.now());

/** A clock that stands but for what is let pass: nothing depends on how busy the machine is. */
export function createStandingClock(): MovedClock {
  const start = Date.now();
  return movedClock(
    () => start,
    async (page, time) => page.clock.pauseAt(time),
  );
}

function movedClock(
  base: () => number,
  begin: (page: Page, time: number) => Promise<void> = async () => undefined,
): MovedClock {
  let ahead = 0;
  const time = () => base() + ahead;
  return {
    now: () => new Date(time()).toISOString(),
    async give(page, { aheadSeconds = 0 } = {}) {
      const shown = time() + aheadSeconds * 1000;
      await page.clock.install({ time: shown });
      await begin(page, shown + 1);
    },
    async pass(page, seconds) {
      ahead += seconds * 1000;
      await page?.clock.runFor(seconds * 1000);
    },
  };
}
