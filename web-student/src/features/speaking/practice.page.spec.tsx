import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { noSpeakingCreditsMessage } from '#domain/credits/credit-messages.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { readOut } from '#domain/scoring/speaking/testing/spoken-facts.ts';
import { storageKeys } from '#student/core/storage.ts';
import { expectAccessible, looks } from '#student/testing/expect-accessible.ts';
import { fakeMicrophone } from '#student/testing/fake-microphone.ts';
import { student } from '#student/testing/people.ts';
import { practiceAnswers } from '#student/testing/practice/practice.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { settingsAnswers } from '#student/testing/accounts/settings.ts';
import {
  fakeRecorderTime,
  loopSounds,
  spokenAttemptAnswers,
  stopRecording,
  type SpokenQuestion,
} from '#student/testing/practice/spoken.ts';

const [onPhone] = looks;
const wheat = 'The price of wheat rose sharply after two years of poor harvests.';
const bread = 'Bread became dear in many of the towns.';
const question = {
  ...sampleQuestions.SRA,
  topic: `${wheat} ${bread}`,
  modelReading: {
    track: 'LWD-0001.mp3',
    sentences: [
      { text: wheat, startMs: 0, endMs: 900 },
      { text: bread, startMs: 900, endMs: 1800 },
    ],
  },
} satisfies SpokenQuestion;
const withFaults = readOut(question.topic, {
  3: { probability: 0.001, heard: 'meat' },
  5: { probability: 0.05, heard: 'sharp', pauseAfterMs: 1400 },
  19: { probability: 0.001, heard: '' },
});
const answers = {
  ...settingsAnswers(student),
  ...spokenAttemptAnswers(question, [withFaults, readOut(question.topic)]),
};
const open = (look = {}) => {
  loopSounds();
  return renderPage(`/exercise?uid=${question.uid}&attempt=latest`, { ...look, user: student, api: answers });
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const noCredit = noSpeakingCreditsMessage(true);

it('repeats the phrases that went wrong, three times each', async () => {
  fakeMicrophone();
  await open(onPhone);
  const drill = page.getByRole('region', { name: 'Practise what went wrong' });
  const within = (name: string) => drill.getByRole('button', { name, exact: true });
  await within('Practise now').click();
  await expect.element(drill.getByText('Phrase 1 of 2')).toBeVisible();
  await expect.element(drill.getByText('wheat', { exact: true })).toBeVisible();
  await within('Hear the sentence').click();
  await expectAccessible('a spoken answer to practise from');
  fakeRecorderTime();
  for (const [name, progress] of [
    ['Say it', '1 of 3 times'],
    ['Say it again', '2 of 3 times'],
    ['Say it again', '3 times'],
  ] as const) {
    await within(name).click();
    await stopRecording(within('Stop'));
    await expect.element(drill.getByRole('status')).toMatchTextContent(new RegExp(`Said ${progress}`));
  }
  await within('Listen to it').click();
  await within('Pause').click();
  await within('Next phrase').click();
  await expect.element(drill.getByRole('status')).toMatchTextContent(/Said 0 of 3 times/);
  await expect.element(drill.getByText('towns.', { exact: true })).toBeVisible();
  await within('End practice').click();
  await expect.element(within('Practise now')).toBeVisible();
});

it('shows on demand how the words of the text are linked', async () => {
  await open();
  await button('Show linking').click();
  const linking = page.getByRole('region', { name: 'Stress and linking' });
  await expect.element(linking.getByText('runs into').first()).toBeVisible();
  await expect.element(linking.getByRole('strong').first()).toHaveTextContent('price');
  await button('Hide linking').click();
  await expect.element(linking.getByRole('strong')).not.toBeInTheDocument();
});

it('compares two answers by words, figures and recordings', async () => {
  await open();
  const compared = page.getByRole('region', { name: 'Compare two of your answers' });
  const figures = compared.getByRole('table', { name: 'Measurements' });
  await expect.element(figures.getByRole('row', { name: /^Words per second/ })).toBeVisible();
  await expect.element(compared.getByRole('deletion').filter({ hasText: 'wheat' })).toBeVisible();
  for (const number of [1, 2]) {
    await compared.getByRole('button', { name: `Play attempt ${number}` }).click();
    await compared.getByRole('button', { name: `Pause attempt ${number}` }).click();
    await expect.element(compared.getByRole('button', { name: `Play attempt ${number}` })).toBeVisible();
  }
});

it('shows how many credits are left, and disables the recorder without one', async () => {
  const api = practiceAnswers(question);
  const visitor = await renderPage(`/exercise?uid=${question.uid}`, { api });
  await expect.element(page.getByText('You have 10 free Ai speaking credit left.')).toBeVisible();
  expect(localStorage.getItem(storageKeys.freeSpeakingCredits)).toBe('10');

  const credits = api.fetchCredits().body;
  visitor.api.answer({
    fetchCredits: () => ({
      status: 200,
      body: { ...credits, speakingCredits: 0, speakingMessage: noCredit },
    }),
  });
  visitor.goTo(location.href);
  await expect
    .element(page.getByRole('status').filter({ hasText: `No Ai credit left. ${noCredit}` }))
    .toBeVisible();
  await expect.element(button('Start')).toHaveAttribute('aria-disabled', 'true');
});
