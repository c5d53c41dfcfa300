import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { onTestFinished, TestRunner } from 'vitest';
import { keepDiary } from './page-diary.ts';
import { patienceMs } from './patience.ts';

/** Vitest's own `onTestFinished`; tests that run side by side each pass theirs. */
export type OnEnd = typeof onTestFinished;

/**
 * A window of its own for a test. It is closed when the test ends; if the test has failed, its error tells what the
 * pages did and showed.
 */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions,
  onEnd: OnEnd | undefined = TestRunner.getCurrentTest() && onTestFinished,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(patienceMs);
  // A window that a whole file shares ends with its browser.
  if (onEnd) closeWithTest(context, onEnd);
  return context;
}

function closeWithTest(context: BrowserContext, onEnd: OnEnd) {
  const diary = keepDiary(context);
  let isClosed = false;
  context.once('close', () => (isClosed = true));
  onEnd(async ({ task }) => {
    if (task.result?.state === 'fail') {
      const message = `What the pages did and showed:\n${await diary.tell()}`;
      task.result.errors = [...(task.result.errors ?? []), { name: 'Pages', message, stack: message }];
    }
    if (isClosed) return;
    // What the test still holds back, or answers itself for its pages, must not fail because they are gone.
    const answered = [context, ...context.pages()];
    await Promise.all(answered.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
    await context.close();
  });
}
