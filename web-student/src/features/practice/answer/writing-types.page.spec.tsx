import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { skillNames } from '#domain/question-types/catalogue/rubrics.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { scoreText } from '#domain/scoring/score.ts';
import type { Mark } from '#domain/scoring/writing/language/marks.ts';
import { practiceAnswers } from '#student/testing/practice/practice.ts';
import { ownClipboard } from '#student/testing/own-clipboard.ts';
import { pointStateNames } from '#student/mechanisms/pieces/analysis/point-states.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { loopSounds } from '#student/testing/practice/spoken.ts';
import { scoreByRules } from '#student/testing/score-by-rules.ts';

const codes = ['WWM', 'WWE', 'WWS', 'WSC', 'LST', 'LCT'] as const;

const text = 'Tea, brought to Europe by ship in the seventeenth centruy, were at first a drink of the rich.';
const at = (word: string): [number, number] => [text.indexOf(word), text.indexOf(word) + word.length];
const spelling = {
  span: at('centruy'),
  fault: 'spelling',
  category: 'spelling',
  subcategory: 'SpellCheck',
  suggestions: ['century'],
  sources: ['dictionary'],
} satisfies Mark;
const grammar = {
  span: at('were'),
  fault: 'grammar',
  category: 'agreement',
  subcategory: 'subject-verb-agreement',
  suggestions: ['was'],
  sources: ['tagger'],
} satisfies Mark;

async function tabBackTo(element: () => Element) {
  for (let presses = 0; presses < 60 && document.activeElement !== element(); presses += 1)
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(document.activeElement).toBe(element());
}

it.each(codes)('%s: a pasted answer is sent, and its score and marks are shown', async (code) => {
  await ownClipboard();
  const question = sampleQuestions[code];
  const score = scoreByRules(question, text, [spelling, grammar]);
  loopSounds();
  const { api } = await renderPage(`/exercise?uid=${question.uid}`, {
    api: practiceAnswers(question, () => score),
  });
  const box = page.getByRole('textbox', { name: 'Your answer' });
  await box.fill(text);
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}{ControlOrMeta>}x{/ControlOrMeta}');
  await expect.element(box).toHaveValue('');
  await userEvent.keyboard('{ControlOrMeta>}v{/ControlOrMeta}');
  await expect.element(box).toHaveValue(text);
  if (code === 'LST' || code === 'LCT') await page.getByRole('button', { name: 'Stop listening' }).click();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect.poll(() => api.inputsOf('saveQuestionDone')).toMatchObject([{ answer: { type: code, text } }]);

  const outcome = page.getByRole('region', { name: `Score ${scoreText(score)}` });
  await expect.element(outcome).toHaveFocus();
  const bars = outcome.getByRole('list', { name: 'Points by skill' }).getByRole('listitem');
  await expect.element(bars).toHaveLength(score.traits.length);
  for (const [place, { trait, points, maximum }] of score.traits.entries()) {
    await expect.element(bars.nth(place)).toMatchTextContent(new RegExp(skillNames[trait]));
    await expect.element(bars.nth(place).getByText(`${points} of ${maximum}`, { exact: true })).toBeVisible();
  }
  const keyPoints = outcome.getByRole('list', { name: 'Key points' }).getByRole('listitem');
  await expect.element(keyPoints).toHaveLength(question.keyPoints.length);
  const states = score.traits
    .flatMap(({ evidence }) => evidence)
    .flatMap((one) => (one.kind === 'point' ? [one.state] : []));
  for (const [place, state] of states.entries())
    await expect
      .element(keyPoints.nth(place).getByText(pointStateNames[state], { exact: true }))
      .toBeVisible();

  const own = page.getByRole('region', { name: 'Your answer' });
  const mark = (name: string) => own.getByRole('button', { name, exact: true });
  const note = page.getByRole('note');
  const spelt = mark('Spelling error: centruy century');
  await expect.element(spelt).toBeVisible();
  await tabBackTo(() => spelt.element());
  await expect.element(note.filter({ hasText: 'Spelling error' }).getByText('century')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(note).not.toBeInTheDocument();
  await mark('Grammar error: were was').click();
  await expect.element(note.filter({ hasText: 'Grammar error' }).getByText('was')).toBeVisible();

  await outcome.getByRole('button', { name: 'AI Score analysis' }).click();
  const dialog = page.getByRole('dialog', { name: 'AI Score analysis' });
  await expect.element(dialog.getByRole('row', { name: `Final ${scoreText(score)}` })).toBeVisible();
  for (const trait of score.traits) {
    const name = new RegExp(`^${skillNames[trait.trait]} ${scoreText(trait)} `);
    await expect.element(dialog.getByRole('row', { name })).toBeVisible();
  }
  await expect
    .element(dialog.getByRole('region', { name: 'Your answer' }))
    .toMatchTextContent(/centruy, were at first/);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
});
