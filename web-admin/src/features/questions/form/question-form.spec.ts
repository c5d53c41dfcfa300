import { expect, test } from 'vitest';
import { answerableCodes, haveSameKey } from '#domain/question-types/registry.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { checkForm, errorsOfServer } from './check-form.ts';
import { newForm, nextUid, withType } from './new-question.ts';
import { shapeOf } from './maximum.ts';
import { formOf, questionIn } from './question-form.ts';

/** The fields that the form has a place for. */
const edited = new Set(
  `type uid title topic difficulty topics free prediction reserved explanation explanations question multichoice correctIndex
  correctIndexes paragraphs wordsGiven correctAnswers indexToClick track transcript sentences sampleAnswer`.split(
    /\s+/,
  ),
);

test.each(answerableCodes)('%s: every field of its schema is edited', (code) => {
  expect(Object.keys(shapeOf(code)).filter((field) => !edited.has(field))).toEqual([]);
});

test.each(answerableCodes)('%s: a question comes out of its form as it went in', (code) => {
  const question = sampleQuestions[code];
  expect(questionIn(formOf(question))).toEqual(question);
});

test('more reasons than options, quotes and a question without reasons are kept', () => {
  const question = sampleQuestions.LWB;
  const [reason] = question.explanations;
  const many = { ...question, explanations: [...question.explanations, { text: 'More', quote: 'ship' }] };
  expect(checkForm(formOf(many))).toMatchObject({ question: many });
  const none = { ...question, explanations: [] };
  expect(checkForm(formOf(none))).toMatchObject({ question: none });
  const first = { ...question, explanations: reason ? [reason] : [] };
  expect(checkForm(formOf(first))).toMatchObject({ question: first });
});

test('another option is marked: that is another key', () => {
  const form = formOf(sampleQuestions.RSA);
  const options = form.options.map((option, index) => ({ ...option, isRight: index === 0 }));
  const checked = checkForm({ ...form, options });
  expect(checked).toMatchObject({ question: { correctIndex: 0 } });
  expect('question' in checked && haveSameKey(checked.question, sampleQuestions.RSA)).toBe(false);
});

test('the key of exchanged words follows from both texts', () => {
  const form = formOf(sampleQuestions.LIW);
  const topic = 'Tea came to Europe by rail in 1610.';
  expect(checkForm({ ...form, topic })).toMatchObject({
    question: { indexToClick: [5], explanations: [{ text: 'The speaker says ship.' }] },
  });
  expect(checkForm({ ...form, topic: 'Tea came by rail.' })).toHaveProperty('errors');
});

test.each([
  ['RSA', 'title', 'This must not be empty.'],
  ['RSA', 'multichoice.0', 'This must not be empty.'],
  ['RSA', 'correctIndex', 'Mark the right option.'],
  ['RMA', 'correctIndexes', 'At least 1 of these are needed.'],
  ['RRP', 'paragraphs.3', 'This must not be empty.'],
  ['RFG', 'wordsGiven', 'At least 2 of these are needed.'],
  ['RFB', 'correctAnswers.0', 'Mark the right word.'],
  ['LSA', 'explanation', 'This must not be empty.'],
  ['LWD', 'track', 'This is needed.'],
  ['LIW', 'indexToClick', 'At least 1 of these are needed.'],
] as const)('an empty form of %s says what %s lacks', (type, field, message) => {
  expect(checkForm(newForm(type, `${type}-0001`)).errors).toHaveProperty([field], message);
});

test('what a schema says itself is kept, and what the server says finds its field', () => {
  const form = formOf(sampleQuestions.RSA);
  const twice = form.options.map((option) => ({ ...option, text: 'The same' }));
  expect(checkForm({ ...form, options: twice }).errors).toEqual({ multichoice: 'Two options are the same.' });
  expect(checkForm({ ...form, question: '' }).errors).toEqual({ '': 'This type asks a question.' });
  expect(errorsOfServer({ 'question.uid': 'No', question: 'All wrong', reason: 'Say why' })).toEqual({
    uid: 'No',
    '': 'All wrong',
    reason: 'Say why',
  });
});

test('a new question gets the next free name of its type', () => {
  expect(nextUid('RSA', [])).toBe('RSA-0001');
  expect(nextUid('RSA', ['RSA-0012', 'RSA-0003', 'RMA-0040'])).toBe('RSA-0013');
  expect(nextUid('LWD', ['LWD-9999'])).toBe('LWD-10000');
});

test('another type keeps what both have', () => {
  const form = formOf(sampleQuestions.RSA);
  expect(withType(form, 'RMA', 'RMA-0001')).toMatchObject({
    type: 'RMA',
    title: form.title,
    options: form.options,
  });
  const gaps = withType(form, 'RFB', 'RFB-0001');
  expect(gaps).toMatchObject({ options: [], topic: form.topic });
  expect(gaps.blanks).toHaveLength(4);
});
