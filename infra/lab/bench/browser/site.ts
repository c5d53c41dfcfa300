import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { buildClient, clients } from '#infra/launcher/clients.ts';
import { startPlatform } from '../http/platform.ts';
import { watchPage, type Timings, type WatchedPage } from './in-page.ts';

const root = path.resolve(import.meta.dirname, '..', '..', '..', '..');
export const studentDist = path.join(root, 'web-student', 'dist');

/** A student's browser window, and the timings of its page since `sinceMs` of the page's own clock. */
export interface Window {
  readonly page: Page;
  /** 1 for full speed, 4 for a quarter of it. */
  slowDown(rate: number): Promise<void>;
  timings(sinceMs: number): Promise<Timings>;
  /** Resolves when the network is idle, so that prefetching is complete. */
  atRest(): Promise<void>;
}

/**
 * Serves the production builds of the clients with a seeded installation.
 * @param settings overrides in its environment
 */
export async function startSite(databaseUrl: string, settings: Readonly<Record<string, string>> = {}) {
  for (const name of clients) {
    await buildClient(name, {
      cwd: root,
      environment: process.env,
      log: path.join(tmpdir(), `ninety-bench-build-${process.pid}.log`),
      tell: (sentence) => console.error(sentence),
      signal: AbortSignal.timeout(180_000),
    });
  }
  const platform = await startPlatform(databaseUrl, settings);
  await platform.startProjections();
  return platform;
}

type Site = Awaited<ReturnType<typeof startSite>>;

/** Opens a window as the demo student, with an empty cache. */
export async function openWindow(browser: Browser, { baseUrl, student }: Site): Promise<Window> {
  const context = await browser.newContext({ baseURL: baseUrl, viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(30_000);
  await context.addInitScript(watchPage);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await page.goto('/login');
  await page.getByLabel('Email address').fill(student.email);
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  return {
    page,
    atRest: restOf(page),
    slowDown: async (rate) => void (await devTools.send('Emulation.setCPUThrottlingRate', { rate })),
    timings: (sinceMs) => page.evaluate(readTimings, sinceMs),
  };
}

/** Runs in the page, after its last action was painted and reported. */
async function readTimings(sinceMs: number): Promise<Timings> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  const { events, frames, openings } = (globalThis as unknown as WatchedPage).ninetyTimings;
  const isLate = ({ startTime }: { readonly startTime: number }) => startTime >= sinceMs;
  return {
    events: events
      .filter(isLate)
      .map(({ name, interactionId, startTime, duration }) => ({ name, interactionId, startTime, duration })),
    frames: frames.filter(isLate).map(({ startTime, duration }) => ({ startTime, duration })),
    openings,
  };
}

const quietMs = 700;

function restOf(page: Page): () => Promise<void> {
  const open = new Set<unknown>();
  let changedAt = Date.now();
  const ended = (request: unknown) => {
    open.delete(request);
    changedAt = Date.now();
  };
  page.on('request', (request) => {
    // Recordings load in pieces while they play.
    if (request.resourceType() === 'media') return;
    open.add(request);
    changedAt = Date.now();
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    const since = Date.now();
    while (open.size > 0 || Date.now() - Math.max(changedAt, since) < quietMs) await pause(50);
  };
}
