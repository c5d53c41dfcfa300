import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { unreachable } from '#student/testing/fake-api.ts';
import { fakeTime } from '#student/testing/fake-time.ts';
import { student } from '#student/testing/people.ts';
import { ownClipboard } from '#student/testing/own-clipboard.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { fakeSitting } from '#student/testing/mock-tests/sitting.ts';

/** Each text has its own clock, so a clock that runs out leads to the next question. */
const twoTexts: MockTestBlueprint = {
  mockTestId: 'two_texts',
  mockTestCategory: 'sprint',
  name: 'Two texts',
  description: 'Two texts.',
  sections: [{ section: 'writing', clocks: [{ each: [{ type: 'WSC', count: 2, seconds: 120 }] }] }],
};
const box = page.getByRole('textbox', { name: 'Your answer' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const notSent = page.getByRole('status').filter({ hasText: 'Not sent from this device' });
const choice = page.getByRole('status').filter({ hasText: 'You have another answer' });
const elsewhere = page.getByRole('heading', { name: 'This test is open elsewhere' });
const text = (words: string) => ({ type: 'WSC', text: words }) as const;
const uid = 'WSC-9001';

async function open() {
  const time = fakeTime();
  const sitting = fakeSitting(twoTexts);
  const sessionId = sitting.begin();
  const rendered = await renderPage(`/mock-test/exercise?id=${sessionId}`, {
    user: student,
    width: 360,
    api: sitting.answers,
  });
  const saved = () => rendered.api.inputsOf('saveMockTestDraft').map(({ answer }) => answer);
  const typeAndSave = async (words: string) => {
    await box.fill(words);
    await expect
      .poll(async () => {
        await time.pass(3);
        return saved().at(-1);
      })
      .toEqual(text(words));
  };
  await expect.element(box).toBeVisible();
  const other = { sessionId, holder: crypto.randomUUID() };
  const changed = () => rendered.live.send({ kind: 'changed', resource: 'sittings', position: '1' });
  return { ...rendered, time, sitting, sessionId, typeAndSave, other, changed };
}

it('asks which text counts after the test went on elsewhere, and overwrites neither', async () => {
  const { api, sitting, typeAndSave, other, changed } = await open();
  await typeAndSave('Saved words');
  api.answer({ saveMockTestDraft: unreachable });
  await typeAndSave('Saved words and offline words');
  sitting.answers.holdMockTest(other);
  const theirs = 'Saved words and words from the phone';
  sitting.answers.saveMockTestDraft({ ...other, uid, edit: 0, answer: text(theirs) });
  api.answer({ saveMockTestDraft: sitting.answers.saveMockTestDraft });
  changed();
  await expect.element(elsewhere).toBeVisible();
  await expect.element(notSent).toMatchTextContent(/and offline words/);
  await expectAccessible('a test that goes on elsewhere, with words of this device');

  await button('Continue here').click();
  await expect.element(box).toHaveValue(theirs);
  await expect.element(choice).toMatchTextContent(/and offline words/);
  await button('Use this one').click();
  await expect.element(box).toHaveValue('Saved words and offline words');
  await expect.element(choice).toMatchTextContent(/words from the phone/);
  await button('Keep the answer below').click();
  await expect.element(choice).not.toBeInTheDocument();
  await expect.element(box).toHaveValue('Saved words and offline words');
});

it('keeps words that the other device handed in without, on the result too, until they are dismissed', async () => {
  await ownClipboard();
  const { api, sitting, typeAndSave, other, changed, goTo } = await open();
  await typeAndSave('Saved words');
  api.answer({ saveMockTestDraft: unreachable });
  await typeAndSave('Saved words and offline words');
  sitting.answers.holdMockTest(other);
  sitting.answers.saveMockTestQuestion({ ...other, uid, answer: text('The answer from the phone') });
  changed();
  await expect.element(elsewhere).toBeVisible();
  await expect.element(notSent).toMatchTextContent(/The answer from the phone/);
  sitting.answers.submitMockTest(other);
  changed();
  await expect.element(page.getByText('Your test is handed in')).toBeVisible();
  await expect.element(notSent).toMatchTextContent(/and offline words/);
  await notSent.getByRole('button', { name: 'Copy' }).click();
  expect(await navigator.clipboard.readText()).toBe('Saved words and offline words');
  await notSent.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(notSent).not.toBeInTheDocument();
  goTo(location.href);
  await expect.element(page.getByText('Your test is handed in')).toBeVisible();
  expect(notSent.query()).toBeNull();
});

it('shows which text counts after the page slept over the end of the time', async () => {
  const { api, sitting, time, typeAndSave } = await open();
  await typeAndSave('In time');
  sitting.pass(130);
  await typeAndSave('In time, and too late');
  await expect.element(page.getByText('Two texts · Question 2 of 2')).toBeVisible();
  await expect.element(notSent).toMatchTextContent(/What counts is: “In time”.*In time, and too late/);
  await expect.element(box).toHaveValue('');
  expect(api.inputsOf('saveMockTestQuestion')).toEqual([]);
  await time.pass(125);
  await expect.element(page.getByText('Your test is handed in')).toBeVisible();
  await expect.element(notSent).toMatchTextContent(/In time, and too late/);
});
