import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import {
  expectBlank,
  expectReasons,
  submit,
  submitFor,
  submitNothing,
  tryAgain,
} from '#student/testing/practice/exercise.ts';
import { hands, tabTo } from '#student/testing/hands.ts';
import { hearToTheEnd, openListening } from '#student/testing/practice/listening.ts';

const { LWD } = sampleQuestions;
const LIW = {
  ...sampleQuestions.LIW,
  topic: 'Coffee came to Asia by rail in 1610.',
  indexToClick: [0, 3, 5],
  explanations: [{ text: 'The speaker says tea.' }, { text: 'Europe.' }, { text: 'The speaker says ship.' }],
};
const LWB = {
  ...sampleQuestions.LWB,
  topic: 'Tea ___ to ___ by ___.',
  correctAnswers: ['came', 'Europe', 'ship'],
  explanations: [{ text: 'Past of come.' }, { text: 'A continent.' }, { text: 'Not sheep.' }],
};

const main = page.getByRole('main');

describe.each(hands)('with the $name', (hand) => {
  it('LWD: a sentence is typed', async () => {
    const box = page.getByRole('textbox', { name: 'Your sentence' });
    const expectWords = async (expected: readonly string[]) => {
      const words = page.getByRole('list', { name: 'Word by word' }).getByRole('listitem');
      await expect
        .poll(() => words.elements().map((one) => one.textContent.replaceAll(/\s+/g, ' ').replace(' ,', ',')))
        .toEqual(expected);
      await expect
        .element(page.getByRole('region', { name: 'Transcript' }).getByText(LWD.transcript))
        .toBeVisible();
    };
    await openListening(LWD);
    await hearToTheEnd(hand);
    await submitNothing(hand);
    for (const [typed, fault] of [
      ['the library', 'Start with a capital letter and end with a full stop.'],
      ['The library', 'End with a full stop.'],
      ['the library.', 'Start with a capital letter.'],
    ] as const) {
      await box.fill(typed);
      await hand.press(submit);
      await expect.element(main.getByText(fault, { exact: true })).toBeVisible();
    }
    await hand.type(box, LWD.transcript);
    await submitFor(hand, '7/7', '7 of 7 words are right.');
    await expectWords(
      LWD.transcript
        .slice(0, -1)
        .split(' ')
        .map((word) => `Right: ${word}`),
    );
    const missed = page.getByRole('list', { name: 'Words you missed' });
    await expect.element(missed).not.toBeInTheDocument();

    await tryAgain(hand);
    await hand.type(box, 'The eest door opens at nine tomorrow.');
    await submitFor(hand, '5/7', '5 of 7 words are right.');
    await expectWords([
      'Right: The',
      "Missing: library's",
      'Misspelt: eest, meant: east',
      ...['door', 'opens', 'at', 'nine'].map((word) => `Right: ${word}`),
      'Extra: tomorrow',
    ]);
    const legend = page.getByRole('list', { name: 'What the marks mean' }).getByRole('listitem');
    await expect.poll(() => legend.elements().length).toBe(3);
    await expect.element(legend.filter({ hasText: 'Right' })).not.toBeInTheDocument();
    await expect.poll(() => missed.getByRole('listitem').elements().length).toBe(2);
    await expect.element(missed.getByRole('listitem').first()).toMatchTextContent(/library's/);
  });

  it('LIW: incorrect words are chosen', async () => {
    const words = page.getByRole('group', { name: 'Transcript' }).getByRole('button');
    const chosen = () =>
      words
        .elements()
        .filter((word) => word.getAttribute('aria-pressed') === 'true')
        .map((word) => word.textContent);
    const toggle = async (index: number) => {
      const word = words.nth(index);
      if (hand.name === 'mouse') return word.click();
      const stop = words.elements().find((one) => one instanceof HTMLElement && one.tabIndex === 0);
      if (stop) await tabTo(page.elementLocator(stop));
      await userEvent.keyboard(`{Home}${'{ArrowRight}'.repeat(index)} `);
    };
    const mark = (word: string, text: string) =>
      expect.element(page.getByText(new RegExp(`^${word} ?\\(${text}\\)$`))).toBeVisible();
    await openListening(LIW);
    await hearToTheEnd(hand);
    await submitNothing(hand);
    for (const index of [...LIW.indexToClick, 1, 1]) await toggle(index);
    await expect.poll(chosen).toEqual(['Coffee', 'Asia', 'rail']);
    await submitFor(hand, '3/3', '3 of 3 points for incorrect words.');
    for (const word of ['Coffee', 'Asia', 'rail']) await mark(word, 'correctly chosen');
    await expectReasons(LIW, 'Incorrect words');

    await tryAgain(hand);
    for (const index of [0, 3, 1]) await toggle(index);
    await submitFor(hand, '1/3', '2 right − 1 wrong = 1 of 3.');
    await mark('Coffee', 'correctly chosen');
    await mark('came', 'wrongly chosen: the speaker says this word');
    await mark('rail', 'missed');
    await expect.element(page.getByText('Spoken: Tea', { exact: true })).toBeInTheDocument();
    await expect.element(page.getByText('Spoken: ship', { exact: true })).toBeInTheDocument();
  });

  it('LWB: blanks are typed', async () => {
    const blank = (number: number) => page.getByRole('textbox', { name: `Blank ${number}`, exact: true });
    await openListening(LWB);
    await hearToTheEnd(hand);
    await submitNothing(hand);
    for (const [index, word] of LWB.correctAnswers.entries()) await hand.type(blank(index + 1), word);
    await submitFor(hand, '3/3', '3 of 3 blanks are right.');
    for (const [index, word] of LWB.correctAnswers.entries()) await expectBlank(index + 1, word, 'Right');
    await expectReasons(LWB, 'Blanks');

    await tryAgain(hand);
    await hand.type(blank(1), 'came');
    await hand.type(blank(2), 'wrong');
    await submitFor(hand, '1/3', '1 of 3 blanks is right.');
    await expectBlank(1, 'came', 'Right');
    await expectBlank(2, 'wrong', 'Wrong');
    await expectBlank(3, 'empty', 'Wrong');
    await expect.element(page.getByText(/^Blank 2: .*The right word: Europe$/)).toBeVisible();
    await expect.poll(() => page.getByText('The right word:').elements().length).toBe(2);
    await expect.element(page.getByRole('button', { name: 'Show answer' })).not.toBeInTheDocument();
  });
});
