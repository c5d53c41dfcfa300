import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readingSprint, type MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { refused, unreachable } from '#student/testing/fake-api.ts';
import { fakeTime } from '#student/testing/fake-time.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { fakeSitting } from '#student/testing/mock-tests/sitting.ts';

const sprint = readingSprint(60);
const blank = page.getByLabelText('Blank 1');
const goOn = page.getByRole('button', { name: 'Submit and continue' });
const refusal = page.getByRole('alert').filter({ hasText: 'Your last answer was not accepted' });
const expectQuestion = (number: number) =>
  expect.element(page.getByText(`Reading sprint · Question ${number} of 5`)).toBeVisible();

async function chooseFirst() {
  const time = fakeTime();
  const sitting = fakeSitting(sprint);
  const { api } = await renderPage(`/mock-test/exercise?id=${sitting.begin()}`, {
    user: student,
    api: sitting.answers,
  });
  await expectQuestion(1);
  await blank.selectOptions('went');
  return { time, api, sitting };
}

async function expectTimeUp(unanswered: number) {
  await expect.element(page.getByRole('heading', { name: 'Reading sprint: your result' })).toBeVisible();
  await expect.element(page.getByText('The time was up.')).toBeVisible();
  await expect.poll(() => page.getByText('Not answered').elements().length).toBe(unanswered);
}

it('submits what is on the screen just before the time is up, and shows the result by itself', async () => {
  const { time, api } = await chooseFirst();
  await goOn.click();
  await expectQuestion(2);
  expect(page.getByRole('banner').query()).toBeNull();
  await blank.selectOptions('gone');
  await time.pass(50);
  await expect
    .poll(() => {
      vi.advanceTimersByTime(1000);
      return api.inputsOf('saveMockTestQuestion').length;
    })
    .toBe(2);
  await time.pass(10);
  await expectTimeUp(3);
});

it('submits at the end what is on the screen, although an earlier answer was refused', async () => {
  const { time, api, sitting } = await chooseFirst();
  api.answer({ saveMockTestQuestion: () => refused('answer_does_not_fit') });
  await goOn.click();
  await expect.element(refusal).toBeVisible();
  await expectQuestion(1);
  api.answer({ saveMockTestQuestion: sitting.answers.saveMockTestQuestion });
  await time.pass(57);
  await expectQuestion(2);
  await time.pass(3);
  await expectTimeUp(4);
});

it('explains that an answer arrived too late to count', async () => {
  const { time, api, sitting } = await chooseFirst();
  const arrival = Promise.withResolvers<void>();
  api.answer({
    async saveMockTestQuestion(input) {
      await arrival.promise;
      return sitting.answers.saveMockTestQuestion(input);
    },
    saveMockTestDraft: () => ({ status: 200, body: { isKept: false } }),
  });
  await goOn.click();
  await time.pass(60);
  await expect.element(page.getByRole('heading', { name: /Time is up|your result/ }).first()).toBeVisible();
  arrival.resolve();
  await expectTimeUp(5);
  await expect.element(refusal).toMatchTextContent(/so it does not count/);
});

/** A text counts if it reached the server in time. A part ends when the clock of its last question runs out. */
const twoParts: MockTestBlueprint = {
  mockTestId: 'two_parts',
  mockTestCategory: 'full',
  name: 'Two parts',
  description: 'A text, then a question.',
  sections: [
    { section: 'writing', clocks: [{ seconds: 120, questions: [{ type: 'WSC', count: 1 }] }] },
    ...oneClock('reading', 300, [{ type: 'RSA' as const, count: 1 }]),
  ],
};
const box = page.getByRole('textbox', { name: 'Your answer' });
const notSent = page.getByRole('status').filter({ hasText: 'Not sent from this device' });
const partOver = page.getByRole('heading', { name: 'Part 1 of 2 is over' });

async function writeText() {
  const time = fakeTime();
  const sitting = fakeSitting(twoParts);
  const { answers } = sitting;
  const { api } = await renderPage(`/mock-test/exercise?id=${sitting.begin()}`, {
    user: student,
    width: 360,
    height: 740,
    api: answers,
  });
  await expect.element(box).toBeVisible();
  const { loadMockTest, holdMockTest, saveMockTestDraft, saveMockTestQuestion } = answers;
  const connect = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    api.answer(
      isOnline
        ? { loadMockTest, holdMockTest, saveMockTestDraft, saveMockTestQuestion }
        : {
            loadMockTest: unreachable,
            holdMockTest: unreachable,
            saveMockTestDraft: unreachable,
            saveMockTestQuestion: unreachable,
          },
    );
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  /** The page sends the text just before the end. */
  const runOut = async () => {
    await time.pass(100);
    await expect
      .poll(async () => {
        await time.pass(1);
        return api.inputsOf('saveMockTestQuestion').length;
      })
      .toBeGreaterThan(0);
    await time.pass(5);
    await expect.element(page.getByRole('heading', { name: 'Time is up' })).toBeVisible();
  };
  return { time, sitting, api, connect, runOut };
}

it('explains the end of a part while offline, and keeps the text that did not arrive', async () => {
  const { connect, runOut } = await writeText();
  connect(false);
  await box.fill('Only on this device');
  await runOut();
  const cutOff = page.getByRole('alert').filter({ hasText: 'What reached us in time counts' });
  await expect.element(cutOff).toBeVisible();
  await expectAccessible('the end of a part while offline');

  connect(true);
  await expect.element(partOver).toBeVisible();
  await expect.element(cutOff).not.toBeInTheDocument();
  await expect.element(refusal).toMatchTextContent(/so it does not count/);
  await expect.element(notSent).toMatchTextContent(/Only on this device/);
  await page.getByRole('button', { name: 'Start part 2' }).click();
  await expect.element(page.getByText('Part 2 of 2, reading · Question 1 of 1')).toBeVisible();
});

it('counts a text that arrived before the connection was lost', async () => {
  const { time, sitting, api, connect, runOut } = await writeText();
  const text = { type: 'WSC', text: 'In time' } as const;
  await box.fill(text.text);
  await expect
    .poll(async () => {
      await time.pass(1);
      return api.inputsOf('saveMockTestDraft').map(({ answer }) => answer);
    })
    .toEqual([text]);
  connect(false);
  await runOut();
  connect(true);
  await expect.element(partOver).toBeVisible();
  expect(sitting.state()).toMatchObject({ answers: [text] });
  expect(notSent.query()).toBeNull();
  expect(refusal.query()).toBeNull();
});
