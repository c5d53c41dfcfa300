import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { bankOf } from '#console/testing/questions.ts';
import { renderConsole } from '#console/testing/render-console.tsx';

const main = page.getByRole('main');
const remove = main.getByRole('button', { name: /^Remove / });
const marks = main.getByRole('radio').or(main.getByRole('checkbox', { name: / is right$/ }));
const namesOf = (buttons: typeof remove) =>
  buttons.elements().map((button) => button.ariaLabel ?? button.textContent);

it.each(['RSA', 'RMA', 'RRP', 'RFG', 'RFB', 'LSA', 'LIW', 'WSC'] as const)(
  '%s: rows are marked, added and removed',
  async (code) => {
    await renderConsole(`/questions/${code}-9001`, bankOf(sampleQuestions[code]).answers);
    await expect.element(main.getByRole('textbox', { name: 'Title' })).toBeVisible();
    for (const times of page.getByText(/^Times of sentences/).all()) await times.click();
    for (const mark of marks.all().slice(-1)) {
      await mark.click();
      await expect.element(mark).toBeChecked();
    }
    for (const add of new Set(namesOf(main.getByRole('button', { name: /^Add an? / })))) {
      const before = remove.elements().length;
      await main.getByRole('button', { name: add, exact: true }).click();
      await expect.poll(() => remove.elements().length).toBeGreaterThan(before);
    }
    const kinds = Map.groupBy(namesOf(remove), (name) => name.replaceAll(/\d+/g, ''));
    // The names of words sort after the name of their blank, and words are removed before it.
    for (const kind of [...kinds.keys()].toSorted().toReversed()) {
      const before = remove.elements().length;
      const name = kinds.get(kind)?.at(-1) ?? kind;
      await main.getByRole('button', { name, exact: true }).click();
      await expect.poll(() => remove.elements().length).toBeLessThan(before);
    }
  },
);
