import { page } from 'vitest/browser';
import { kindOf } from '#domain/question-types/kinds.ts';
import { answerableCodes, type Question } from '#domain/question-types/registry.ts';

export const silentCodes = answerableCodes.filter((code) => kindOf(code) !== 'spoken-response');
/** One type of each mechanism, because types of a mechanism differ only in their material. */
export const codeOfEachKind = silentCodes.filter(
  (code) => silentCodes.find((other) => kindOf(other) === kindOf(code)) === code,
);

export async function answerSomehow(question: Question): Promise<void> {
  switch (question.type) {
    case 'RSA':
    case 'LSA':
    case 'LHS':
    case 'LMW':
      return page.getByRole('radio', { name: question.multichoice[0] ?? '', exact: true }).click();
    case 'RMA':
    case 'LMA':
      return page.getByRole('checkbox').first().click();
    case 'RRP':
      // The initial order is already an answer.
      return undefined;
    case 'RFG':
      await page.getByRole('group', { name: 'Words' }).getByRole('button').first().click();
      return page.getByRole('button', { name: 'Blank 1: empty' }).click();
    case 'RFB':
      return page.getByRole('combobox', { name: 'Blank 1' }).selectOptions('gone');
    case 'LWB':
      return page.getByRole('textbox', { name: 'Blank 1' }).fill('word');
    case 'LWD':
      return page.getByRole('textbox', { name: 'Your sentence' }).fill('The word.');
    case 'LIW':
      return page.getByRole('group', { name: 'Transcript' }).getByRole('button').first().click();
    default:
      return page
        .getByRole('textbox', { name: 'Your answer' })
        .fill('Tea come by ship, and many people like it.');
  }
}
