import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '#infra/browser/launch-browser.ts';
import { freePort } from '#infra/postgres/server.ts';
import { questionBank } from '#infra/seed/questions.ts';
import { findTemporal } from '#infra/temporal/program.ts';
import { startTemporal } from '#infra/temporal/server.ts';
import { openWindow, startSite } from '../browser/site.ts';
import { makeDatabase } from '../http/database.ts';
import { quantile, type BenchOptions, type BenchRow } from '../row.ts';

/** Three of each, free samples that the demo student may answer; the first of them wait for the models and for code. */
const answered = ['WSC', 'WWE', 'WWS', 'WWM'] as const;

/**
 * From the press of Submit until the score is on the screen, in a real Chromium, with every server and Temporal in a
 * process of its own and the models warm.
 */
export async function benchSubmitToScore({ url, quick }: BenchOptions): Promise<BenchRow[]> {
  await using cleanUp = new AsyncDisposableStack();
  const database = await makeDatabase(url);
  cleanUp.defer(database.drop);
  const site = cleanUp.use(await startSite(database.url));
  await site.startWorkflows(await startOwnTemporal(cleanUp));
  const browser = await launchBrowser();
  cleanUp.defer(() => browser.close());
  const window = await openWindow(browser, site);
  const free = answered.flatMap((code) => questionBank.filter(({ type }) => type === code).slice(0, 3));
  const texts = new Map(free.map((question) => [question.uid, sampleOf(question)] as const));

  // The list is there once the projections have read what was seeded.
  await window.page.goto('/practice?section=writing');
  await window.page.getByRole('rowheader').first().waitFor();
  const times: number[] = [];
  for (const [uid, text] of [...texts].slice(0, quick ? 5 : texts.size)) {
    await window.page.goto(`/exercise?uid=${uid}`);
    await window.atRest();
    times.push(await submit(window.page, text));
  }
  const warm = times.slice(3);
  const alone = { unit: 'ms', limit: null, ratio: null } as const;
  return [
    {
      name: 'from Submit to the score on the screen, p50',
      ...alone,
      value: quantile(warm, 0.5),
      goal: 1000,
      note: `${warm.length} essays, summaries and emails, one after the other`,
    },
    {
      name: 'from Submit to the score on the screen, slowest',
      ...alone,
      value: Math.max(...warm),
      goal: null,
    },
  ];
}

function sampleOf(question: (typeof questionBank)[number]): string {
  if (!('sampleAnswer' in question) || question.sampleAnswer === undefined)
    throw new Error(`${question.uid} has no sample answer`);
  return question.sampleAnswer;
}

async function submit(page: Page, text: string): Promise<number> {
  await page.getByRole('textbox', { name: 'Your answer' }).fill(text);
  await page.getByText('Draft saved', { exact: true }).waitFor();
  const pressed = performance.now();
  await page.getByRole('button', { name: /^Submit/ }).click();
  await page.getByRole('region', { name: /^Score \d/ }).waitFor();
  return performance.now() - pressed;
}

/** @returns where it listens */
async function startOwnTemporal(cleanUp: AsyncDisposableStack): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ninety-bench-'));
  cleanUp.defer(() => rmSync(folder, { recursive: true, force: true }));
  const program = await findTemporal({
    environment: process.env,
    signal: AbortSignal.timeout(600_000),
    progress: (sentence) => console.error(sentence),
  });
  if (!program) throw new Error('There is no Temporal program.');
  const server = await startTemporal({
    program,
    port: await freePort(),
    folder,
    log: path.join(folder, 'temporal.log'),
  });
  cleanUp.defer(() => server.stop());
  return server.address;
}
