import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { rightAnswerTo, type RuleQuestion } from '#domain/question-types/registry.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import {
  expectBlank,
  expectReasons,
  submit,
  submitFor,
  submitNothing,
  tryAgain,
} from '#student/testing/practice/exercise.ts';
import { hands, tabTo, type Hand } from '#student/testing/hands.ts';
import { practiceAnswers } from '#student/testing/practice/practice.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const { RRP, RFG, RFB } = sampleQuestions;
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function open(question: RuleQuestion) {
  const { api } = await renderPage(`/exercise?uid=${question.uid}`, { api: practiceAnswers(question) });
  await expect.element(submit).toBeVisible();
  return api;
}

const grip = (letter: string) => button(new RegExp(`^Paragraph ${letter}, `));
const paragraphs = page.getByRole('list', { name: 'Paragraphs in your order' }).getByRole('listitem');
const order = () =>
  paragraphs
    .getByRole('button', { name: /^Paragraph / })
    .elements()
    .map((one) => /^Paragraph (\w)/.exec(one.getAttribute('aria-label') ?? '')?.[1])
    .join('');

async function putInOrder(hand: Hand, wanted: readonly string[]) {
  await expect.element(grip('A')).toBeVisible();
  for (const [place, letter] of wanted.entries()) {
    const steps = order().indexOf(letter) - place;
    if (steps === 0) continue;
    if (hand.name === 'mouse') {
      for (let step = 0; step < steps; step += 1) await button(`Move paragraph ${letter} up`).click();
    } else {
      await tabTo(grip(letter));
      await userEvent.keyboard(` ${'{ArrowUp}'.repeat(steps)} `);
    }
    await expect.poll(() => order()[place]).toBe(letter);
  }
  expect(order()).toBe(wanted.join(''));
}

const wordBank = page.getByRole('group', { name: 'Words' });
const word = (text: string) => wordBank.getByRole('button', { name: text, exact: true });
const blank = (number: number, text?: string) =>
  button(text === undefined ? new RegExp(`^Blank ${number}: `) : `Blank ${number}: ${text}`);

async function putWord(hand: Hand, number: number, text: string) {
  if (hand.name === 'mouse') await commands.drag(word(text).selector, blank(number).selector);
  else if (number === 1) {
    await hand.press(word(text));
    await hand.press(blank(number));
  } else {
    await hand.press(blank(number));
    const item = await page.getByRole('menuitem', { name: text, exact: true }).findElement();
    while (document.activeElement !== item) await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Enter}');
  }
  await expect.element(blank(number, text)).toBeVisible();
  await expect.element(word(text)).not.toBeInTheDocument();
}

describe.each(hands)('with the $name', (hand) => {
  it('RRP: paragraphs are put in order', async () => {
    const texts = { linked: 'These 2 paragraphs are linked.', not: 'These 2 paragraphs are not linked.' };
    const links = page.getByRole('list', { name: 'Your order' }).getByRole('img');
    const expectLinks = (...expected: readonly string[]) =>
      expect.poll(() => links.elements().map((one) => one.getAttribute('aria-label'))).toEqual(expected);
    const right = rightAnswerTo(RRP);
    if (right.type !== 'RRP') throw new Error(right.type);
    const [first = '', ...rest] = right.items;

    const api = await open(RRP);
    await putInOrder(hand, right.items);
    await submitFor(hand, '3/3', '3 of 3 pairs are linked.');
    await expectLinks(texts.linked, texts.linked, texts.linked);
    await expectReasons(RRP, 'Pairs');
    const shown = page.getByRole('region', { name: 'The right order' });
    await expect.element(shown).not.toBeInTheDocument();

    await tryAgain(hand);
    await putInOrder(hand, [...rest, first]);
    await submitFor(hand, '2/3', '2 of 3 pairs are linked.');
    await expectLinks(texts.linked, texts.linked, texts.not);
    for (const [at, text] of [texts.linked, texts.not].entries()) {
      const link = links.nth(at * 2);
      await (hand.name === 'mouse' ? link.hover() : tabTo(link));
      await expect.element(page.getByRole('tooltip', { name: text, exact: true })).toBeVisible();
    }
    await expect.element(shown.getByText(right.items.join(', '))).toBeVisible();
    await hand.press(shown.getByText('Read it in this order'));
    await expect.poll(() => shown.getByRole('listitem').elements().length).toBe(4);
    expect(api.inputsOf('saveQuestionDone').map(({ answer }) => answer)).toEqual([
      right,
      { type: 'RRP', items: [...rest, first] },
    ]);
  });

  it('RFG: words are moved into blanks', async () => {
    const api = await open(RFG);
    await putWord(hand, 1, 'ship');
    if (hand.name === 'mouse') {
      await commands.drag(blank(1).selector, blank(2).selector);
      await blank(2, 'ship').findElement();
      await commands.drag(blank(2).selector, wordBank.selector);
    } else {
      await tabTo(blank(1));
      await userEvent.keyboard('{Delete}');
    }
    await expect.element(word('ship')).toBeVisible();
    for (const number of [1, 2]) await expect.element(blank(number, 'empty')).toBeVisible();
    await submitNothing(hand);
    await putWord(hand, 1, 'ship');
    await putWord(hand, 2, 'middle');
    await submitFor(hand, '2/2', '2 of 2 blanks are right.');
    await expectBlank(1, 'ship', 'Right');
    await expectReasons(RFG, 'Blanks');

    await tryAgain(hand);
    await putWord(hand, 1, 'tea');
    await submitFor(hand, '0/2', '0 of 2 blanks are right.');
    await expectBlank(1, 'tea', 'Wrong');
    await expectBlank(2, 'empty', 'Wrong');
    await expect.element(page.getByText(/^Blank 1: .*The right word: ship$/)).toBeVisible();
    expect(api.inputsOf('saveQuestionDone')).toMatchObject([
      { answer: { selectedAnswer: ['ship', 'middle'] } },
      { answer: { selectedAnswer: ['tea', ''] } },
    ]);
  });

  it('RFB: words are chosen for blanks', async () => {
    const list = (number: number) => page.getByRole('combobox', { name: `Blank ${number}`, exact: true });
    const choose = async (number: number, text: string) => {
      if (hand.name === 'mouse') await list(number).selectOptions(text);
      else {
        await tabTo(list(number));
        const options = ['', ...(RFB.wordsGiven[number - 1] ?? [])];
        await userEvent.keyboard(`{Home}${'{ArrowDown}'.repeat(options.indexOf(text))}`);
      }
      await expect.element(list(number)).toHaveValue(text);
    };
    await open(RFB);
    await choose(1, 'went');
    await choose(1, '');
    await submitNothing(hand);
    await choose(1, 'went');
    await choose(2, 'arrive');
    await submitFor(hand, '1/2', '1 of 2 blanks is right.');
    await expectBlank(1, 'went', 'Right');
    await expectBlank(2, 'arrive', 'Wrong');
    await expectReasons(RFB, 'Blanks');
  });
});

it('leads the Tab key through the answer to the button, and shows the answer for no points', async () => {
  const { correctAnswers } = RFB;
  await open(RFB);
  const stops: (string | null | undefined)[] = [];
  while (document.activeElement !== submit.element()) {
    await userEvent.keyboard('{Tab}');
    const { activeElement: stop } = document;
    const label = stop instanceof HTMLSelectElement ? stop.labels[0]?.textContent : stop?.textContent;
    stops.push(stop?.getAttribute('aria-label') ?? label);
    expect(stops.length).toBeLessThan(80);
  }
  expect(stops[0]).toBe('Skip to the content');
  expect(stops).toContain('More actions for this question');
  expect(stops.slice(-4)).toEqual(['Blank 1', 'Blank 2', 'Show answer', 'Submit']);

  await page.getByRole('combobox', { name: 'Blank 1' }).selectOptions('went');
  const asking = page.getByRole('dialog', { name: 'Show the answer now?' });
  for (const no of ['Close', 'Keep trying']) {
    await button('Show answer').click();
    await asking.getByRole('button', { name: no, exact: true }).click();
    await expect.element(asking).not.toBeInTheDocument();
  }
  await expect.element(page.getByRole('combobox', { name: 'Blank 1' })).toHaveValue('went');
  await button('Show answer').click();
  await asking.getByRole('button', { name: 'Show the answer' }).click();
  const outcome = page.getByRole('region', { name: 'Score 0/2' });
  await expect
    .element(outcome.getByText('You looked at the answer, so this attempt earns no points.'))
    .toBeVisible();
  for (const text of correctAnswers)
    await expect.element(page.getByText(`The right word: ${text}`)).toBeVisible();
});

it('puts back a paragraph that was picked up by keyboard, and keeps the focus on what moves', async () => {
  await open(RRP);
  const keys = async (pressed: string, expected: string) => {
    await userEvent.keyboard(pressed);
    await expect.poll(order).toBe(expected);
  };
  await tabTo(grip('A'));
  await userEvent.keyboard(' {ArrowDown}');
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Paragraph A is now 2 of 4.' }))
    .toBeInTheDocument();
  await keys('{ArrowDown} ', 'BCAD');
  await keys('{ArrowDown}', 'BCAD');
  await keys(' {ArrowUp}', 'BACD');
  await keys('{Escape}', 'BCAD');
  await tabTo(button('Move paragraph D up'));
  await keys('{Enter}', 'BCDA');
  await expect.element(button('Move paragraph D up')).toHaveFocus();
});
