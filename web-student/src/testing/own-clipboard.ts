import { onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';

/** Has the clipboard to itself until the test ends: the windows that run other tests share it. */
export async function ownClipboard(): Promise<void> {
  await commands.takeClipboard();
  onTestFinished(() => commands.returnClipboard());
}
