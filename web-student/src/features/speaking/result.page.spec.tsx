import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { readOut } from '#domain/scoring/speaking/testing/spoken-facts.ts';
import { expectAccessible, looks } from '#student/testing/expect-accessible.ts';
import { unreachable } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { settingsAnswers } from '#student/testing/accounts/settings.ts';
import { loopSounds, spokenAttemptAnswers, type SpokenQuestion } from '#student/testing/practice/spoken.ts';

const [onPhone, inTheDark] = looks;
const wheat = 'The price of wheat rose sharply after two years of poor harvests.';
const text = `${wheat} It has not fallen since.`;
const read = {
  ...sampleQuestions.SRA,
  topic: text,
  modelReading: {
    track: 'LWD-0001.mp3',
    sentences: [
      { text: wheat, startMs: 100, endMs: 1500 },
      { text: 'It has not fallen since.', startMs: 1600, endMs: 2400 },
    ],
  },
} satisfies SpokenQuestion;
const marked = readOut(text, {
  2: { probability: 0.05, heard: 'off' },
  3: { probability: 0.001, heard: 'heat' },
  5: { pauseAfterMs: 900 },
  7: { probability: 0.01, heard: '' },
});
const lecture = {
  ...sampleQuestions.SRL,
  weakerAnswers: [{ level: 'weak', text: 'Tea is nice.', bands: { content: [0, 1] } }],
} satisfies SpokenQuestion;
const stated = { cosine: 0.8, isCentred: true, keywordShare: 1, span: [0, 16], conflicts: [] } as const;
const summary = {
  ...readOut('Tea came by ship long ago and only rich people could pay for a cup of it then.', {
    4: { probability: 0.3 },
    8: { pauseAfterMs: 700 },
  }),
  reference: [],
  points: lecture.keyPoints.map(() => stated),
};
const toRead = { ...settingsAnswers(student), ...spokenAttemptAnswers(read, [marked, readOut(text)]) };
const lectureAnswers = { ...settingsAnswers(student), ...spokenAttemptAnswers(lecture, [summary]) };
const readHref = `/exercise?uid=${read.uid}&attempt=latest`;
const lectureHref = `/exercise?uid=${lecture.uid}&attempt=latest`;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const play = button('Play your recording');
const place = page.getByRole('slider', { name: 'Position in your recording' });
const valueOf = (attribute: string) => Number(place.element().getAttribute(attribute));
const position = () => valueOf('aria-valuenow');
const expectLoaded = async () => {
  await expect.element(play).toBeEnabled();
  await expect.poll(() => valueOf('aria-valuemax')).toBeGreaterThan(1000);
};

it('plays a recording as a whole, slower, from a place and word by word', async () => {
  loopSounds();
  await renderPage(readHref, { user: student, api: toRead });
  await expectLoaded();
  await page.getByRole('radiogroup', { name: 'Speed of your recording' }).getByText('0.75×').click();
  await play.click();
  await button('Pause your recording').click();
  await expect.element(play).toBeVisible();
  (await place.findElement()).focus();
  const before = position();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(position).toBeGreaterThan(before);

  const words = page.getByRole('group', { name: 'Words' }).first();
  await words.getByRole('button', { name: /^Hear the pause of 0.9 s after/ }).click();
  expect(words.getByRole('button').elements()).toHaveLength(text.split(' ').length + 1);
  await words.getByRole('button', { name: 'two: not said' }).click();
  await button('Hear “two” in the model').click();
  await words.getByRole('button', { name: 'of: unclear' }).click();
  await expect.element(button('Hear “of” in the model')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect
    .element(words.getByRole('button', { name: 'wheat: different word, heard “heat”' }))
    .toHaveFocus();

  const model = page.getByRole('region', { name: 'Model reading' });
  await model.getByRole('button', { name: 'Play the model reading' }).click();
  await model.getByRole('button', { name: 'Pause the model reading' }).click();
  await model.getByRole('button', { name: 'It has not fallen since.' }).click();
  await expect.element(model.getByRole('button', { name: 'Pause the model reading' })).toBeVisible();
});

it('plays what the wave form marks, and lists speed and pauses', async () => {
  await renderPage(readHref, { ...onPhone, user: student, api: toRead });
  await expectLoaded();
  const wave = page.getByRole('img', { name: 'Waveform. Words marked: 3. Pauses marked: 1.' });
  const press = async (ms: number) => {
    const { width } = (await wave.findElement()).getBoundingClientRect();
    await wave.click({ position: { x: (width * ms) / valueOf('aria-valuemax'), y: 30 } });
  };
  await press(4200);
  await expect.element(button('Hear “two” in the model')).toBeVisible();
  await expect.poll(position).toBeGreaterThan(4000);
  await press(1700);
  await expect.element(button('Hear “wheat” in the model')).toBeVisible();
  await expect.poll(position).toBeLessThan(2500);
  await press(7000);
  await expect.poll(position).toBeGreaterThanOrEqual(6900);
  await press(3000);
  await expect.poll(position).toBeLessThan(4600);

  await page.getByText('Speed and pauses as a list').click();
  const table = page.getByRole('table', { name: 'Speed and pauses' });
  await expect.element(table.getByRole('row', { name: /Long pause inside a phrase, 0\.9 s/ })).toBeVisible();
  expect(table.getByRole('row', { name: /words in/ }).elements().length).toBeGreaterThan(1);
  await expectAccessible('a text that was read aloud');
});

it('plays the words of a key point, and shows what the points are based on', async () => {
  const playing = vi.spyOn(HTMLMediaElement.prototype, 'play');
  await renderPage(lectureHref, { ...inTheDark, user: student, api: lectureAnswers });
  await expectLoaded();
  await page
    .getByRole('list', { name: 'Key points' })
    .getByRole('button', { name: /^Hear it: “Tea came by ship/ })
    .first()
    .click();
  await expect.poll(() => playing.mock.contexts).toMatchObject([{ src: expect.stringMatching(/^blob:/) }]);

  await button('AI Score analysis').click();
  const dialog = page.getByRole('dialog', { name: 'AI Score analysis' });
  await expect.element(dialog.getByRole('rowheader', { name: 'Oral fluency' })).toBeVisible();
  await expect.element(dialog.getByText('Tea came by ship long ago')).toBeVisible();
  await dialog.getByRole('button', { name: 'See details' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const details = page.getByRole('list', { name: 'Score details' });
  await expect.element(details.getByText(/words per second/)).toBeVisible();
  await expect.element(details.getByRole('list', { name: 'Key points' })).toBeVisible();
  await expectAccessible('a lecture that was retold');
});

it('fetches a recording again that could not be loaded', async () => {
  const { api } = await renderPage(readHref, {
    user: student,
    api: { ...toRead, fetchRecording: unreachable },
  });
  await expect.element(button('Try again')).toBeVisible();
  await expect.element(play).toBeDisabled();
  api.answer(toRead);
  await button('Try again').click();
  await expectLoaded();
});
