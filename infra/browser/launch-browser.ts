import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser, type LaunchOptions } from 'playwright-core';

/**
 * `--single-process` would end the browser with the first closed page, and real users have web security on. Rendering
 * graphics on the CPU takes more than half the time of a browser test, and starting a page's process from scratch costs
 * more than forking it from the zygote.
 */
const unwanted = new Set([
  '--ignore-gpu-blocklist',
  '--in-process-gpu',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--single-process',
  '--no-zygote',
  '--disable-web-security',
  '--allow-running-insecure-content',
  '--disable-site-isolation-trials',
]);

const isPacked = process.platform === 'linux' && process.arch === 'x64';

/**
 * Unpacks the npm package's browser once. Call it before several processes: the package mistakes a file in progress for
 * a browser.
 */
export async function unpackBrowser(): Promise<void> {
  if (isPacked) await chromium.executablePath();
}

/** Playwright's launch options, for `launchBrowser` and for the page specs. */
export async function launchOptions(args: readonly string[] = []): Promise<LaunchOptions> {
  if (!isPacked) return { channel: 'chrome', headless: true, args: [...args] };
  return {
    executablePath: await chromium.executablePath(),
    headless: true,
    args: [...chromium.args.filter((given) => !unwanted.has(given)), '--disable-gpu', ...args],
  };
}

/**
 * Headless Chromium: the npm package's on Linux x64, otherwise an installed Chrome. One per test file; each test opens
 * its own context.
 */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return playwright.launch(await launchOptions(args));
}
