import { catalogue } from '#domain/question-types/catalogue.ts';
import type { Layout } from '#domain/question-types/catalogue/type-entry.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';

const perBlank = '1 point for each right blank. A wrong one costs nothing.';

/** Specification, document 2, section 9. */
const rules: { readonly [Each in Layout]: string } = {
  singleAnswer: '1 point for the right option.',
  multipleAnswers: '1 point for each right option, 1 point off for each wrong one, never below 0.',
  reorder: '1 point for each neighbouring pair in the right order.',
  dragBlanks: perBlank,
  dropDownBlanks: perBlank,
  typedBlanks: '1 point for each blank with the right word, spelt correctly. A wrong one costs nothing.',
  incorrectWords:
    '1 point for each incorrect word you found, 1 point off for each word that was correct, never below 0.',
  dictation: '1 point for each word of the sentence. Wrong or extra words cost nothing.',
  written: 'Each trait has its own points. If content or form gets 0, the whole text gets 0.',
  spoken: 'Each trait has its own points. If content gets 0, the whole answer gets 0.',
};

export function scoringRule(type: TypeCode): string {
  const { layout, rubrics } = catalogue[type];
  if (rubrics?.['2021'].maximum === 1) return '1 point if your answer has the expected words.';
  return rules[layout];
}
