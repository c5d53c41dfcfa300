import { onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';

/** Reserves the clipboard until the test ends, because windows that run other tests share it. */
export async function ownClipboard(): Promise<void> {
  await commands.takeClipboard();
  onTestFinished(() => commands.returnClipboard());
}
