import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { recordingTimes } from '#domain/question-types/catalogue/recording.ts';
import type { Answer } from '#domain/question-types/registry.ts';
import { unreachable, type Answers, type FakeApi } from '#student/testing/fake-api.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { fakeMicrophone } from '#student/testing/fake-microphone.ts';
import { fakeTime, type FakeTime } from '#student/testing/fake-time.ts';
import { student } from '#student/testing/people.ts';
import { ownClipboard } from '#student/testing/own-clipboard.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { fakeSitting, type FakeSitting } from '#student/testing/mock-tests/sitting.ts';

const pairOf = (
  type: 'SRA' | 'WWS' | 'RFG' | 'LWD',
  section: 'speaking' | 'writing' | 'reading' | 'listening',
) =>
  ({
    mockTestId: `pair_${type}`,
    mockTestCategory: 'sprint',
    name: `Pair ${type}`,
    description: 'Two items of one type.',
    sections: oneClock(section, 600, [{ type, count: 2 }]),
  }) satisfies MockTestBlueprint;

const text = 'Tea came to Europe by ship, and its price fell.';
const ended = page
  .getByRole('region', { name: 'Recording', exact: true })
  .getByText('The recording has ended.');
const recorder = page.getByRole('region', { name: 'Recorder' });
const textbox = page.getByRole('textbox');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const expectQuestion = (number: number) =>
  expect.element(page.getByText(new RegExp(`^Pair \\w+ · Question ${number} of 2$`))).toBeVisible();
const exerciseOf = (id: string) => `/mock-test/exercise?id=${id}`;

interface Page {
  readonly api: FakeApi;
  readonly time: FakeTime;
  readonly reload: () => Promise<void>;
}

interface Part {
  readonly test: MockTestBlueprint;
  readonly give: (on: Page) => Promise<unknown>;
  readonly draft: Answer;
  readonly expectDraft: () => Promise<unknown>;
}

const heardSeconds = () => {
  const shown = page.getByRole('region', { name: 'Recording', exact: true }).getByText(/^\d+:\d\d \/ /);
  return Number(/^\d+:(\d\d)/.exec(shown.query()?.textContent ?? '')?.[1] ?? 0);
};

const parts: readonly Part[] = [
  {
    test: pairOf('WWS', 'writing'),
    give: () => textbox.fill(text),
    draft: { type: 'WWS', text },
    expectDraft: () => expect.element(textbox).toHaveValue(text),
  },
  {
    test: pairOf('RFG', 'reading'),
    async give() {
      await page.getByRole('group', { name: 'Words' }).getByRole('button', { name: 'ship' }).click();
      await button('Blank 1: empty').click();
    },
    draft: { type: 'RFG', selectedAnswer: ['ship', ''] },
    expectDraft: () => expect.element(button('Blank 1: ship')).toBeVisible(),
  },
  {
    test: pairOf('LWD', 'listening'),
    async give({ time, reload }) {
      await expect.element(page.getByText(/^Starts in \d+$/)).toBeVisible();
      await time.pass(catalogue.LWD.readTime);
      await expect.poll(heardSeconds).toBeGreaterThanOrEqual(1);
      await reload();
      await expectQuestion(1);
      await expect.poll(heardSeconds).toBeGreaterThanOrEqual(1);
      await expect.element(ended).toBeVisible();
      await textbox.fill(text);
    },
    draft: { type: 'LWD', text },
    expectDraft: () => expect.element(textbox).toHaveValue(text),
  },
  {
    test: pairOf('SRA', 'speaking'),
    async give({ api, time }) {
      await expect.element(recorder).toBeVisible();
      await time.pass(catalogue.SRA.waitingTime);
      await expect.element(recorder.getByText('Recording', { exact: true })).toBeVisible();
      await time.pass(recordingTimes.minimumAnswering);
      await expect.poll(() => api.inputsOf('uploadRecordingPiece').length).toBeGreaterThan(0);
    },
    draft: { type: 'SRA', recording: 'ab'.repeat(32), seconds: 12 },
    async expectDraft() {
      await expect.element(recorder.getByText('Recorded', { exact: true })).toBeVisible();
      expect(button('Start').query() ?? button('Record again').query()).toBeNull();
    },
  },
];

const recordings = {
  uploadRecordingPiece: () => ({ status: 200, body: { bytes: 1 } }),
  finishRecording: ({ recording }) => ({ status: 200, body: { recording, bytes: 1 } }),
} satisfies Answers;

const answersOf = (sitting: FakeSitting) => ({ ...recordings, ...sitting.answers });

describe.each(parts)('$test.name', ({ test, give, draft, expectDraft }) => {
  it('keeps an answer through a reload, a take-over and a lost connection', async () => {
    const time = fakeTime();
    fakeMicrophone();
    const sitting = fakeSitting(test);
    const { api, live, goTo } = await renderPage('/mock-test', {
      user: student,
      width: 360,
      api: answersOf(sitting),
    });
    const reload = async () => {
      const { href } = location;
      goTo('/mock-test');
      // Browsers stop the recorder when they leave a page; in this test, stopping takes a moment.
      await expect.poll(async () => (await navigator.locks.query()).held).toEqual([]);
      goTo(href);
    };
    await button('Start the test').click();
    await expectQuestion(1);
    await expectAccessible(`${test.name} in a test`);
    await give({ api, time, reload });
    await reload();
    await expectQuestion(1);
    await expectDraft();

    const [sessionId, other] = [new URLSearchParams(location.search).get('id') ?? '', crypto.randomUUID()];
    sitting.answers.holdMockTest({ sessionId, holder: other });
    live.send({ kind: 'changed', resource: 'sittings', position: '1' });
    await expect.element(page.getByRole('heading', { name: 'This test is open elsewhere' })).toBeVisible();
    await button('Continue here').click();
    await expectDraft();

    api.answer({ saveMockTestQuestion: unreachable });
    await button('Submit and continue').click();
    await expect.element(page.getByRole('status').filter({ hasText: 'Saved on this device.' })).toBeVisible();
    api.answer({ saveMockTestQuestion: sitting.answers.saveMockTestQuestion });
    window.dispatchEvent(new Event('online'));
    await expectQuestion(2);
    expect(sitting.state()).toMatchObject({ answers: [{ type: draft.type }] });
  });

  it('continues what another device saved', async () => {
    fakeMicrophone();
    const sitting = fakeSitting(test);
    const sessionId = sitting.begin();
    const [{ uid } = { uid: '' }] = sitting.questions;
    const device = { sessionId, holder: crypto.randomUUID() };
    sitting.answers.holdMockTest(device);
    sitting.answers.saveMockTestDraft({ ...device, uid, answer: draft, edit: 0 });
    const { api } = await renderPage(exerciseOf(sessionId), { user: student, api: answersOf(sitting) });
    await expectQuestion(1);
    await expectDraft();
    expect(api.inputsOf('holdMockTest').at(-1)?.holder).not.toBe(device.holder);
  });
});

it('types only what the student types, without help with spelling', async () => {
  await ownClipboard();
  const sitting = fakeSitting(pairOf('WWS', 'writing'));
  await renderPage(exerciseOf(sitting.begin()), { user: student, api: sitting.answers });
  await textbox.fill(text);
  await expect.element(textbox).toHaveAttribute('spellcheck', 'false');
  expect(textbox.element()).toHaveProperty('translate', false);
  await textbox.click();
  await navigator.clipboard.writeText('from elsewhere');
  for (const key of ['v', 'a', 'x']) await userEvent.keyboard(`{Control>}${key}{/Control}`);
  await expect.element(textbox).toHaveValue(text);
  expect(await navigator.clipboard.readText()).toBe('from elsewhere');
});
