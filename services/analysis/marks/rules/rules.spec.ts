import { expect, test } from 'vitest';
import { readModelFiles } from '../../inference/model-files.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { createTokenizer } from '../../text/tokens.ts';
import { readWordForms } from '../tagger/word-forms.ts';
import { rules } from './rules.ts';

const tokenizer = createTokenizer(() => undefined);
const forms = readWordForms(readModelFiles('grammar-tagger').file('forms.txt').toString('utf8'));

function findingsIn(rule: (typeof rules)[number], text: string) {
  return sentencesOf(text).flatMap((span) =>
    rule.find({ text, span, tokens: tokenizer.tokensOf(text, span), forms }),
  );
}

const marked = rules.flatMap((rule) =>
  rule.marks.map(([text, suggestion]) => [rule.name, text, suggestion, rule] as const),
);
const passed = rules.flatMap((rule) => rule.passes.map((text) => [rule.name, text, rule] as const));

test.each(marked)('%s marks: %s', (_, bracketed, suggestion, rule) => {
  const text = bracketed.replace(/[[\]]/g, '');
  const [from, to] = [bracketed.indexOf('['), bracketed.indexOf(']') - 1];
  expect(findingsIn(rule, text)).toEqual([{ span: [from, to], suggestion }]);
});

test.each(passed)('%s passes: %s', (_, text, rule) => {
  expect(findingsIn(rule, text)).toEqual([]);
});

// A text that one rule lists as right is not marked by any other rule.
test.each(passed)('beside %s, no rule of words marks: %s', (_, text) => {
  const ofWords = rules.filter(({ category }) => category !== 'punctuation' && category !== 'capitals');
  const found = ofWords.filter((rule) => findingsIn(rule, text).length > 0).map(({ name }) => name);
  expect(found).toEqual([]);
});
