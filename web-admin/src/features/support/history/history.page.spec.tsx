import { expect, it, onTestFinished, vi } from 'vitest';
import { cdp, commands, page, userEvent } from 'vitest/browser';
import type { HistoryEntry } from '#domain/support/contract.ts';
import { describe as inWords } from '#domain/support/describe.ts';
import { example, type ExampleType } from '#domain/support/testing/stories.ts';
import { savedFiles } from '#domain/core/testing/saved-files.ts';
import { expectAccessible, expectContrast } from '#console/testing/expect-accessible.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { choose } from '#console/testing/forms.ts';
import { refused } from '#console/testing/refused.ts';
import { renderConsole, type Answers } from '#console/testing/render-console.tsx';
import { student, studentAnswers } from '#console/testing/student.ts';

const reason = 'Asks where the answer went, ticket 4711';
const adminId = '01900000-0000-7000-8000-00000000000b';
const recording = 'ab'.repeat(32);

const entry = (
  stream: string,
  type: ExampleType,
  { actor = { kind: 'student', id: student.id }, ...data }: Partial<HistoryEntry> = {},
): HistoryEntry => ({
  id: `${stream}-${type}`,
  stream,
  revision: 0,
  position: '0',
  at: '2026-01-06T10:00:00.000Z',
  recordedAt: '2026-01-06T10:00:00.000Z',
  actor,
  type,
  version: 1,
  data: example(type).data,
  metadata: {},
  sentence: inWords(example(type)),
  ...data,
});

const account = `account-${student.id}`;
const registered = entry(account, 'UserRegistered', {
  data: { ...example('UserRegistered').data, passwordHash: { erased: true } },
});
const loggedIn = entry(`session-${student.id}`, 'SessionStarted');
const scored = entry('question_attempt-a1', 'AnswerScored');
const spoke = entry('question_attempt-a2', 'AnswerSubmitted', {
  data: {
    ...example('AnswerSubmitted').data,
    attemptId: 'a2',
    uid: 'SRA-0001',
    type: 'SRA',
    answer: { type: 'SRA', recording, seconds: 4 },
  },
  sentence: 'Sent the answer to SRA-0001',
});
const entries = [
  registered,
  entry(account, 'EmailVerified'),
  loggedIn,
  entry('question_attempt-a1', 'AnswerSubmitted'),
  scored,
  spoke,
  entry('history_lookup-l1', 'HistoryLookedUp', { actor: { kind: 'admin', id: adminId } }),
];

const answers: Answers = {
  ...studentAnswers,
  list_users: () => ({
    status: 200,
    body: [{ ...student, id: adminId, email: 'admin@example.com' }],
    total: 1,
  }),
  lookUpHistory: () => ({ status: 200, body: { userId: student.id, entries } }),
};

const timeline = page.getByRole('list', { name: 'Events, oldest first' });
const slider = page.getByRole('slider', { name: 'Event' });
const region = (name: string) => page.getByRole('region', { name });
const replayed = () => slider.element().getAttribute('aria-valuetext');

async function openHistory(more: Answers = {}) {
  const api = await renderConsole(`/users/${student.id}/show/history`, { ...answers, ...more });
  await page.getByLabelText('Reason for viewing').fill(reason);
  await page.getByRole('button', { name: 'Look up the history' }).click();
  return api;
}

it('asks for a reason, and describes every event beside its raw form', async () => {
  const api = await openHistory({
    lookUpHistory: () => refused('not_found'),
  });
  await expect.element(page.getByText('No record has this id.')).toBeVisible();
  await expect.element(page.getByText('Each look-up is recorded')).toBeVisible();
  api.answer(answers);
  await page.getByRole('button', { name: 'Look up the history' }).click();
  const events = timeline.getByRole('listitem');
  await expect.element(events.nth(entries.length - 1)).toBeVisible();
  for (const [place, { sentence }] of entries.entries())
    await expect.element(events.nth(place).getByText(sentence, { exact: true })).toBeVisible();
  await expect.element(events.last()).toMatchTextContent(/Admin admin@example\.com/);
  expect(api.inputsOf('lookUpHistory')).toContainEqual({ id: student.id, reason });
  await events.first().getByText('Raw event').click();
  await expect.element(events.first().getByText('"passwordHash": {')).toBeVisible();
  await expectAccessible('a history');
  const background = () => getComputedStyle(document.body).backgroundColor;
  const light = background();
  await commands.prepareWindow('dark');
  await expect.poll(background).not.toBe(light);
  await expectContrast('a history, dark');
  await expectToFitPhone('a history');
});

it('replays the state after each event, by keyboard and by mouse', async () => {
  await openHistory();
  await expect.poll(replayed).toContain('Event 6 of 7: Sent the answer to SRA-0001');
  slider.element().focus();
  await userEvent.keyboard('{Home}');
  await expect.poll(replayed).toContain('Event 1 of 7');
  await expect.element(region('Account after this event')).toMatchTextContent(/ann@example\.com/);
  await expect.element(region('Account after this event')).toMatchTextContent(/password hashHidden/);
  await userEvent.keyboard('{ArrowRight>4/}');
  await expect
    .element(region('Practice answer after this event'))
    .toMatchTextContent(/changed, was submitted/);
  await expect.element(region('Account at that moment')).toMatchTextContent(/ann@example\.com/);
  await expect
    .element(timeline.getByRole('listitem').filter({ hasText: scored.sentence }))
    .toHaveAttribute('aria-current', 'step');
  await page.getByRole('button', { name: 'Previous event' }).click();
  await expect.poll(replayed).toContain('Event 4 of 7');
  await page.getByRole('button', { name: 'Next event' }).click();
  await expect.poll(replayed).toContain('Event 5 of 7');
  await timeline.getByRole('button', { name: loggedIn.sentence }).click();
  await expect.poll(replayed).toContain('Event 3 of 7');
  await region('Session after this event').getByText('As JSON').click();
  await expect.element(region('Session after this event').getByText('"sessionId": "s1"')).toBeVisible();
});

it('folds a burst of equal events, opens it on a press, and replays its events', async () => {
  const saved = Array.from({ length: 14 }, (_each, minute) =>
    entry(`saved_word-${student.id}-${minute}`, 'WordSaved', {
      at: `2026-01-06T10:${String(minute + 2).padStart(2, '0')}:00.000Z`,
    }),
  );
  await openHistory({
    lookUpHistory: () => ({
      status: 200,
      body: { userId: student.id, entries: [registered, ...saved, loggedIn] },
    }),
  });
  const burst = timeline.getByRole('button', { name: `${saved[0]?.sentence}, 14 times` });
  await expect.element(burst).toHaveAttribute('aria-expanded', 'false');
  const each = timeline.getByRole('button', { name: saved[0]?.sentence ?? '', exact: true });
  expect(each.elements()).toEqual([]);
  slider.element().focus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  await expect.poll(replayed).toContain('Event 2 of 16');
  await expect.element(timeline.getByRole('listitem').nth(1)).toHaveAttribute('aria-current', 'step');
  await burst.click();
  await expect.element(each).toHaveLength(14);
  await each.nth(13).click();
  await expect.poll(replayed).toContain('Event 15 of 16');
  await expectAccessible('a burst');
});

it('filters by kind and by stream, exports the filtered events, and forgets them when the admin leaves', async () => {
  const files = savedFiles();
  await openHistory();
  await choose('Kind', 'Practice answer');
  await expect.element(page.getByText('3 of 7 events', { exact: true })).toBeVisible();
  await choose('Stream', 'Practice answer a1');
  await expect.element(page.getByText('2 of 7 events', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Export JSON' }).click();
  expect(files[0]?.name).toContain(student.id);
  const exported: unknown = JSON.parse((await files[0]?.content.text()) ?? '');
  expect(exported).toMatchObject({ userId: student.id, events: 2, entries: entries.slice(3, 5) });
  await page.getByRole('button', { name: 'Look up again' }).click();
  await expect.element(page.getByText('Each look-up is recorded')).toBeVisible();
});

it('prints without its controls', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  onTestFinished(() => print.mockRestore());
  await openHistory();
  await page.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalledOnce();
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })));
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.element(page.getByText(`History of ${student.email}`)).toBeVisible();
  await expect.element(page.getByText(scored.sentence)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Replay' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('menuitem')).not.toBeInTheDocument();
});

it('plays a spoken answer after recording the reason', async () => {
  const api = await openHistory({
    listenToRecording: () => refused('not_found'),
    fetchStudentRecording: () => new Blob(['no sound'], { type: 'audio/wav' }),
  });
  await timeline.getByRole('button', { name: registered.sentence }).click();
  await expect.element(region('Recording')).not.toBeInTheDocument();
  await timeline.getByRole('button', { name: spoke.sentence }).click();
  const listen = page.getByRole('button', { name: 'Listen to the recording' });
  await listen.click();
  await expect.element(region('Recording').getByText('No record has this id.')).toBeVisible();
  const listening = '01900000-0000-7000-8000-000000000003';
  api.answer({ listenToRecording: () => ({ status: 200, body: { listening } }) });
  await listen.click();
  await expect.element(page.getByLabelText('Recording of the answer')).toBeVisible();
  expect(api.inputsOf('listenToRecording')).toContainEqual({ id: student.id, recording, reason });
  expect(api.inputsOf('fetchStudentRecording')).toEqual([{ id: listening }]);
  await expect.element(page.getByText('This browser cannot play the recording.')).toBeVisible();
});
