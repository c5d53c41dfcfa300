import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { expect, inject, onTestFinished, TestRunner } from 'vitest';
import { keepDiary } from '../page-diary.ts';
import { tellControls } from './control.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The script that watches a page, see `in-page/recorder.ts`. */
    controlsRecorder: string;
    /** The folder of this run in which each test file writes down the controls it saw and pressed. */
    controlsFolder: string;
  }
}

/** What this test file has told already. */
const told = new Set<string>();

/** What vitest gives to be called when a test has finished; tests that run side by side each give their own. */
export type OnEnd = typeof onTestFinished;

/**
 * A window of its own for a test, in which the controls that are seen and pressed are written down. It is closed when
 * the test ends; if the test has failed, its error tells what the pages did and showed.
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
  context.setDefaultTimeout(15_000);
  const file = path.join(inject('controlsFolder'), nameOfFile());
  await recordControls(context, inject('controlsRecorder'), (line) => {
    if (told.has(line)) return;
    told.add(line);
    // At once and a whole line: the process of a test file may be killed, and others write beside it.
    appendFileSync(file, `${line}\n`);
  });
  // What a whole file shares ends with its browser.
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

/** @param tell a line of JSON, a `Sighting`, for each control that is new to its page */
export async function recordControls(
  context: BrowserContext,
  recorder: string,
  tell: (line: string) => void,
): Promise<void> {
  await context.exposeBinding(tellControls, (_, lines: string) => lines.split('\n').forEach(tell));
  await context.addInitScript(recorder);
}

function nameOfFile(): string {
  const { testPath = 'unknown' } = expect.getState();
  const spec = path.relative(process.cwd(), testPath).replaceAll(/[^\w.-]/g, '_');
  return `${spec}-${process.pid}.jsonl`;
}
