import type { BrowserCommand } from 'vitest/node';

let isTaken = false;
const waiting: (() => void)[] = [];

/** Resolves once no other window uses the clipboard: Chromium has one for all windows. */
export const takeClipboard: BrowserCommand<[]> = async () => {
  if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve));
  else isTaken = true;
};

export const returnClipboard: BrowserCommand<[]> = () => {
  const next = waiting.shift();
  if (next) next();
  else isTaken = false;
};
