import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { onTestFinished, TestRunner, type RunnerTestCase } from 'vitest';
import { keepDiary, type PageDiary } from './page-diary.ts';
import { patienceMs } from '../patience.ts';

const usualViewport = { width: 1280, height: 900 };

/** Vitest's own `onTestFinished`; concurrent tests each pass theirs. */
export type OnEnd = typeof onTestFinished;

/**
 * A separate browser context for a test, closed at its end. If the test fails, its error reports the activity and
 * content of the pages.
 */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions,
  onEnd: OnEnd | undefined = TestRunner.getCurrentTest() && onTestFinished,
): Promise<BrowserContext> {
  const context = await newContext(browser, options);
  // A context that a whole file shares closes with its browser.
  if (onEnd) closeWithTest(context, onEnd);
  return context;
}

/** A context of the default size that closes with its browser. */
async function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: usualViewport,
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(patienceMs);
  return context;
}

function closeWithTest(context: BrowserContext, onEnd: OnEnd) {
  const diary = keepDiary(context);
  let isClosed = false;
  context.once('close', () => (isClosed = true));
  onEnd(async ({ task }) => {
    await tellOnFailure(task, diary);
    if (isClosed) return;
    await unroute(context);
    await context.close();
  });
}

/** Appends the activity and content of the pages to a failed test's error. */
async function tellOnFailure({ result }: Pick<RunnerTestCase, 'result'>, diary: PageDiary): Promise<void> {
  if (result?.state !== 'fail') return;
  const message = `What the pages did and showed:\n${await diary.tell()}`;
  result.errors = [...(result.errors ?? []), { name: 'Pages', message, stack: message }];
}

/** Requests that a test delays or answers itself must not fail when its pages close. */
async function unroute(context: BrowserContext): Promise<void> {
  const answered = [context, ...context.pages()];
  await Promise.all(answered.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
}
