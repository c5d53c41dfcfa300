import { afterEach, expect, it, vi } from 'vitest';
import { whenOnline } from './when-online.ts';

afterEach(() => vi.unstubAllGlobals());

it('settles at once while the browser is online', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  await expect(whenOnline()).resolves.toBeUndefined();
});

it('waits until the browser is online again', async () => {
  const browser = new EventTarget();
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('window', browser);
  const settled = vi.fn<() => void>();
  const waiting = whenOnline().then(settled);
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  browser.dispatchEvent(new Event('online'));
  await waiting;
  expect(settled).toHaveBeenCalledOnce();
});
