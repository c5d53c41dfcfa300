import { expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { readingSprint } from '#domain/mock-tests/catalogue.ts';
import { clockOf } from '#domain/sittings/clocks/sitting-time.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { fakeTime } from '#student/testing/fake-time.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { fakeSitting, type FakeSitting } from '#student/testing/mock-tests/sitting.ts';

const sectionSeconds = 360;
const hour = 3600;
const timer = page.getByRole('timer', { name: 'Time left' });

const shown = () =>
  (timer.element().textContent ?? '').split(':').reduce((seconds, one) => seconds * 60 + Number(one), 0);

async function sit({ aheadSeconds = 0, width = 1280 } = {}) {
  const sitting = fakeSitting(readingSprint(sectionSeconds));
  sitting.pass(-aheadSeconds);
  const reply = sitting.answers.startMockTest();
  if (!('body' in reply)) throw new Error(reply.refused);
  const { sessionId } = reply.body;
  const open = async () => {
    const rendered = await renderPage(`/mock-test/exercise?id=${sessionId}`, {
      width,
      user: student,
      api: sitting.answers,
    });
    await expect.element(timer).toBeVisible();
    return rendered;
  };
  return { sitting, startedAt: Date.parse(reply.body.startedAt), open };
}

function offBy({ answers, state }: FakeSitting) {
  const present = state();
  if (present.status !== 'running') throw new Error(present.status);
  const now = Date.parse(answers.getDateNow().body.dateNow);
  const right = (Date.parse(clockOf(present).deadline) - now) / 1000;
  // The page rounds seconds up.
  return Math.max(0, Math.abs(shown() - right - 0.5) - 0.5);
}

it.each([-9, -1, 1, 26])('shows the right time on a device that is %i hours off', async (hours) => {
  fakeTime();
  const { sitting, open } = await sit({ aheadSeconds: hours * hour });
  sitting.pass(100);
  await open();
  expect(shown()).toBeLessThanOrEqual(sectionSeconds - 100);
  expect(offBy(sitting)).toBeLessThanOrEqual(1);
  vi.advanceTimersByTime(30_000);
  await expect.poll(shown).toBeLessThanOrEqual(sectionSeconds - 130);
  await expect.poll(() => offBy(sitting)).toBeLessThanOrEqual(1);
});

it.each([
  ['spring', '2026-03-29T01:00:00Z'],
  ['autumn', '2026-10-25T01:00:00Z'],
])('shows the right time while the clocks change in %s', async (_season, change) => {
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId: 'Europe/London' });
  onTestFinished(async () => {
    await cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' });
  });
  fakeTime();
  vi.setSystemTime(Date.parse(change) - 60_000);
  const offset = new Date().getTimezoneOffset();
  const { sitting, open } = await sit();
  await open();
  expect(offBy(sitting)).toBeLessThanOrEqual(1);
  vi.advanceTimersByTime(62_000);
  expect(Math.abs(new Date().getTimezoneOffset() - offset)).toBe(60);
  await expect.poll(shown).toBeLessThanOrEqual(sectionSeconds - 62);
  await expect.poll(() => offBy(sitting)).toBeLessThanOrEqual(1);
});

it('shows the right time within 2 s after the device slept through half of a section', async () => {
  fakeTime();
  const { sitting, open } = await sit();
  const { api } = await open();
  const before = shown();
  const asleep = sectionSeconds / 2;
  sitting.pass(asleep);
  expect(shown()).toBeGreaterThan(before - 10);
  expect(offBy(sitting)).toBeGreaterThan(100);

  let askedAt = Infinity;
  api.answer({
    loadMockTest() {
      askedAt = Math.min(askedAt, performance.now());
      return sitting.answers.loadMockTest();
    },
  });
  const wokeAt = performance.now();
  vi.setSystemTime(Date.now() + asleep * 1000);
  sitting.pass(-asleep);
  vi.advanceTimersByTime(1000);
  await expect.poll(() => offBy(sitting)).toBeLessThanOrEqual(1);
  expect(askedAt - wokeAt).toBeLessThan(2000);
  await expect.element(page.getByText('Reading sprint · Question 1 of 5')).toBeVisible();
});

it('reports the time that an outage cost, and lets the clock run longer', async () => {
  const { sitting, startedAt, open } = await sit({ width: 360 });
  sitting.lost.push({
    cause: 'outage',
    from: new Date(startedAt).toISOString(),
    until: new Date(startedAt + 42_000).toISOString(),
  });
  sitting.pass(100);
  await open();
  const report = page.getByRole('status').filter({ hasText: 'our server' });
  await expect.element(report).toMatchTextContent(/^\+42 s: our server did not answer from \d\d:\d\d:\d\d$/);
  expect(report.elements()).toHaveLength(1);
  expect(shown()).toBeGreaterThan(sectionSeconds - 100);
  expect(shown()).toBeLessThanOrEqual(sectionSeconds - 100 + 42);
  await expectAccessible('a test whose time was extended');
});
