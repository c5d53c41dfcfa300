import { describe, expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { RuleQuestion } from '#domain/question-types/registry.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { hands, tabTo, type Hand } from '../../testing/hands.ts';
import { practiceAnswers } from '../../testing/practice.ts';
import { renderPage } from '../../testing/render-page.tsx';

const { LSA, LHS, LMW, LMA, LWD } = sampleQuestions;
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
const player = page.getByRole('region', { name: 'Recording' });
const submit = page.getByRole('button', { name: 'Submit', exact: true });
const enough = page.getByRole('button', { name: 'I have heard enough' });
const literally = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Opens a question; its submit button waits for the recording. */
async function open(question: RuleQuestion) {
  const { api } = await renderPage(`/exercise?uid=${question.uid}`, { api: practiceAnswers(question) });
  const { readTime } = catalogue[question.type];
  const left = Array.from({ length: readTime }, (_, gone) => readTime - gone).join('|');
  const told = readTime === 0 ? /^0:00 \/ \d:\d\d$/ : new RegExp(`^Starts in (${left})$`);
  await expect.element(player.getByText(told)).toBeVisible();
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
  return api;
}

/** Starts the recording and jumps to its end. */
async function hearToTheEnd(hand: Hand) {
  await hand.press(player.getByRole('button', { name: /^(Start now|Play)$/ }));
  await expect.element(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await tabTo(player.getByRole('slider', { name: 'Place in the recording' }));
  await userEvent.keyboard('{End}');
  await expect.element(enough).not.toBeInTheDocument();
  await expect.element(player.getByRole('button', { name: 'Play' })).toBeVisible();
}

async function submitNothing(hand: Hand) {
  await hand.press(submit);
  await expect.element(main.getByText('There is no answer yet.').first()).toBeVisible();
  await expect.element(page.getByRole('region', { name: /^Score / })).not.toBeInTheDocument();
}

/** Submits, and expects the score, with the focus on it. */
async function submitFor(hand: Hand, score: string, words: string) {
  if (enough.query()) await hand.press(enough);
  await hand.press(submit);
  const outcome = page.getByRole('region', { name: `Score ${score}`, exact: true });
  await expect.element(outcome.getByText(words, { exact: true })).toBeVisible();
  await expect.element(outcome).toHaveFocus();
}

async function tryAgain(hand: Hand) {
  await hand.press(page.getByRole('button', { name: 'Try again' }));
  await expect.element(submit).toBeVisible();
  await expect.element(page.getByRole('timer', { name: 'Time spent' })).toMatchTextContent(/^0:0\d$/);
}

async function expectReasons({ explanation, explanations }: RuleQuestion, label: string) {
  await expect.element(page.getByText(explanation, { exact: true })).toBeVisible();
  const items = page.getByRole('list', { name: label, exact: true }).getByRole('listitem');
  await expect.poll(() => items.elements().length).toBe(explanations.length);
  for (const [index, { text }] of explanations.entries())
    await expect.element(items.nth(index)).toMatchTextContent(new RegExp(literally(text)));
}

type Verdict = 'right' | 'wrong' | 'missed' | 'nothing';
const verdicts = {
  right: String.raw`\s*Your answer is right\s*Right`,
  wrong: String.raw`\s*Your answer is wrong\s*Wrong`,
  missed: String.raw`\s*Right, but not chosen\s*Right`,
  nothing: '',
} as const;

/** The names of the options say which were chosen and which are right. */
async function expectVerdicts(
  kind: 'radio' | 'checkbox',
  options: readonly string[],
  told: readonly Verdict[],
) {
  for (const [index, verdict] of told.entries()) {
    const name = new RegExp(`^${literally(options[index] ?? '')}${verdicts[verdict]}$`);
    await expect.element(page.getByRole(kind, { name })).toBeDisabled();
  }
}

const singleChoices = [
  { question: LSA, unit: 'option' },
  { question: LHS, unit: 'summary' },
  { question: LMW, unit: 'choice' },
];

describe.each(hands)('with the $name', (hand) => {
  // The keyboard works alike for all types of a mechanism.
  it.each(hand.name === 'mouse' ? singleChoices : singleChoices.slice(0, 1))(
    '$question.type: one option is right',
    async ({ question, unit }) => {
      const { multichoice: options, correctIndex: right } = question;
      const wrong = (right + 1) % options.length;
      const optionAt = (index: number) =>
        page.getByRole('radio', { name: options[index] ?? '', exact: true });
      const api = await open(question);
      await hand.toggle(optionAt(wrong));
      await expect.element(optionAt(wrong)).toBeChecked();
      await hand.toggle(optionAt(wrong));
      await expect.element(optionAt(wrong)).not.toBeChecked();
      await hearToTheEnd(hand);
      await submitNothing(hand);
      await hand.toggle(optionAt(wrong));
      await hand.toggle(optionAt(right));
      await expect.element(optionAt(wrong)).not.toBeChecked();
      await submitFor(hand, '1/1', `The ${unit} is right.`);
      await expectVerdicts(
        'radio',
        options,
        options.map((_, index) => (index === right ? 'right' : 'nothing')),
      );
      await expectReasons(question, 'Options');

      await tryAgain(hand);
      await hand.toggle(optionAt(wrong));
      await submitFor(hand, '0/1', `The ${unit} is not right.`);
      await expectVerdicts(
        'radio',
        options,
        options.map((_, index) => (index === right ? 'missed' : index === wrong ? 'wrong' : 'nothing')),
      );
      expect(api.inputsOf('saveQuestionDone').map(({ answer }) => answer)).toEqual(
        [right, wrong].map((index) => ({ type: question.type, selectedAnswer: options[index] })),
      );
    },
  );

  it('LMA: several options are right', async () => {
    const { multichoice: options } = LMA;
    const optionAt = (index: number) =>
      page.getByRole('checkbox', { name: options[index] ?? '', exact: true });
    await open(LMA);
    await hearToTheEnd(hand);
    await submitNothing(hand);
    // A second press clears an option, and only that one.
    for (const index of [...LMA.correctIndexes, 1, 1]) await hand.toggle(optionAt(index));
    await expect.element(optionAt(1)).not.toBeChecked();
    await submitFor(hand, '2/2', '2 of 2 points for the right options.');
    await expectVerdicts('checkbox', options, ['right', 'nothing', 'right', 'nothing', 'nothing']);
    await expectReasons(LMA, 'Options');

    await tryAgain(hand);
    await hand.toggle(optionAt(0));
    await submitFor(hand, '1/2', '1 of 2 points for the right options.');
    await expectVerdicts('checkbox', options, ['right', 'nothing', 'missed', 'nothing', 'nothing']);

    // A wrong option costs a point, but the score is never below 0.
    await tryAgain(hand);
    for (const index of [0, 1, 3]) await hand.toggle(optionAt(index));
    await submitFor(hand, '0/2', '0 of 2 points for the right options.');
    await expectVerdicts('checkbox', options, ['right', 'wrong', 'missed', 'wrong', 'nothing']);
  });

  it('LWD: a sentence is typed', async () => {
    const box = page.getByRole('textbox', { name: 'Your sentence' });
    const expectWords = async (told: readonly string[]) => {
      const words = page.getByRole('list', { name: 'Word by word' }).getByRole('listitem');
      await expect
        .poll(() => words.elements().map((one) => one.textContent.replaceAll(/\s+/g, ' ').replace(' ,', ',')))
        .toEqual(told);
      await expect
        .element(page.getByRole('region', { name: 'Transcript' }).getByText(LWD.transcript))
        .toBeVisible();
    };
    await open(LWD);
    await hearToTheEnd(hand);
    await submitNothing(hand);
    for (const [typed, fault] of [
      ['the library', 'Start with a capital letter and end with a full stop.'],
      ['The library', 'End with a full stop.'],
      ['the library.', 'Start with a capital letter.'],
    ] as const) {
      await hand.type(box, typed);
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
    await expectReasons(LWD, 'Words of the sentence');

    // The second word is missing, the third is misspelt, and the last is too many.
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
      // The text is one stop of the Tab key; arrows lead from word to word.
      const stop = words.elements().find((one) => one instanceof HTMLElement && one.tabIndex === 0);
      if (stop) await tabTo(page.elementLocator(stop));
      await userEvent.keyboard(`{Home}${'{ArrowRight}'.repeat(index)} `);
    };
    const mark = (word: string, text: string) =>
      expect.element(page.getByText(new RegExp(`^${word} ?\\(${text}\\)$`))).toBeVisible();
    await open(LIW);
    await hearToTheEnd(hand);
    await submitNothing(hand);
    for (const index of [...LIW.indexToClick, 1, 1]) await toggle(index);
    await expect.poll(chosen).toEqual(['Coffee', 'Asia', 'rail']);
    await submitFor(hand, '3/3', '3 of 3 points for incorrect words.');
    for (const word of ['Coffee', 'Asia', 'rail']) await mark(word, 'rightly chosen');
    await expectReasons(LIW, 'Incorrect words');

    await tryAgain(hand);
    for (const index of [0, 3, 1]) await toggle(index);
    await submitFor(hand, '1/3', '1 of 3 points for incorrect words.');
    await mark('Coffee', 'rightly chosen');
    await mark('came', 'wrongly chosen, it is what is spoken');
    await mark('rail', 'missed');
    await expect.element(page.getByText('Spoken: Tea', { exact: true })).toBeInTheDocument();
    await expect.element(page.getByText('Spoken: ship', { exact: true })).toBeInTheDocument();
  });

  it('LWB: blanks are typed', async () => {
    const blank = (number: number) => page.getByRole('textbox', { name: `Blank ${number}`, exact: true });
    const expectBlank = (number: number, given: string, mark: 'Right' | 'Wrong') =>
      expect.element(shownBlank(number, given).getByRole('img', { name: mark, exact: true })).toBeVisible();
    const shownBlank = (number: number, rest: string): Locator =>
      page.getByText(new RegExp(`^Blank ${number}: ${rest}`));
    await open(LWB);
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
    // The right words are next to the wrong ones only.
    await expect.element(shownBlank(2, '.*The right word: Europe$')).toBeVisible();
    await expect.poll(() => page.getByText('The right word:').elements().length).toBe(2);
    await expect.element(page.getByRole('button', { name: 'Show answer' })).not.toBeInTheDocument();
  });
});
