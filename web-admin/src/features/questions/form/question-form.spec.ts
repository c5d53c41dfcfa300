import { expect, test } from 'vitest';
import { answerableCodes, haveSameKey } from '#domain/question-types/registry.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { fieldName, messagesIn } from './error-summary.tsx';
import { errorsOfServer, formSchema } from './form-schema.ts';
import type { QuestionForm } from './form-shape.ts';
import { shapeOf } from './maximum.ts';
import { newForm, nextUid, withType } from './new-question.ts';
import { formOf, questionIn, haveSameContent } from './question-form.ts';
import { rebase } from './rebase.ts';

function errorsOf(form: QuestionForm): Record<string, string> {
  const issues = formSchema.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

const edited = new Set(
  `type uid title topic difficulty topics free prediction reserved everyday explanation explanations question multichoice correctIndex
  correctIndexes paragraphs wordsGiven correctAnswers indexToClick track transcript sentences sampleAnswer
  weakerAnswers keyPoints bands register image imageText modelReading`.split(/\s+/),
);

test.each(answerableCodes)('%s: the form edits every field of the schema', (code) => {
  expect(Object.keys(shapeOf(code)).filter((field) => !edited.has(field))).toEqual([]);
});

test.each(answerableCodes)('%s: a question survives its form unchanged', (code) => {
  const question = sampleQuestions[code];
  expect(questionIn(formOf(question))).toEqual(question);
});

test.each(answerableCodes)('%s: takes the test and everyday flags from the form', (code) => {
  const form = formOf(sampleQuestions[code]);
  for (const said of [{ reserved: true }, { everyday: true }]) {
    const question = { ...sampleQuestions[code], ...said };
    expect(questionIn({ ...form, ...said })).toEqual(question);
    expect(questionIn(formOf(question))).toEqual(question);
  }
});

test('the scoring data of a written question survives its form', () => {
  const question = {
    ...sampleQuestions.WWM,
    bands: { content: [2, 3] as [number, number] },
    weakerAnswers: [
      { level: 'weak' as const, text: 'Bad tea.', bands: { form: [0, 1] as [number, number] } },
    ],
  };
  const form = formOf(question);
  expect(form.written.keyPoints[1]?.keywords).toBe('rich, wealthy\npay, afford');
  expect(questionIn(form)).toEqual(question);
  const cleared = { ...form, written: { ...form.written, bands: { content: [null, null] }, register: '' } };
  const { register, ...other } = question;
  expect(register).toBe('formal');
  expect(questionIn(cleared)).toEqual({ ...other, bands: {} });
});

test('errors of a written question appear at their fields', () => {
  const form = formOf(sampleQuestions.WSC);
  const written = {
    ...form.written,
    keyPoints: [{ point: '', keywords: 'x'.repeat(61) }],
    weakerAnswers: [{ level: 'weak', text: '', bands: { form: [0, null] } }],
  };
  expect(Object.keys(errorsOf({ ...form, written })).toSorted()).toEqual([
    'written.keyPoints.0.keywords',
    'written.keyPoints.0.point',
    'written.weakerAnswers.0.bands.form.1',
    'written.weakerAnswers.0.text',
  ]);
});

test('keeps quotes, more reasons than options, and a question without reasons', () => {
  const question = sampleQuestions.LWB;
  const [reason] = question.explanations;
  const many = { ...question, explanations: [...question.explanations, { text: 'More', quote: 'ship' }] };
  expect(questionIn(formOf(many))).toEqual(many);
  const none = { ...question, explanations: [] };
  expect(questionIn(formOf(none))).toEqual(none);
  const first = { ...question, explanations: reason ? [reason] : [] };
  expect(questionIn(formOf(first))).toEqual(first);
});

test('marking another option changes the key', () => {
  const form = formOf(sampleQuestions.RSA);
  const rows = form.rows.map((option, index) => ({ ...option, isRight: index === 0 }));
  const question = formSchema.parse({ ...form, rows });
  expect(question).toMatchObject({ correctIndex: 0 });
  expect(haveSameKey(question, sampleQuestions.RSA)).toBe(false);
});

test('derives the key of exchanged words from both texts', () => {
  const form = formOf(sampleQuestions.LIW);
  const topic = 'Tea came to Europe by rail in 1610.';
  expect(formSchema.parse({ ...form, topic })).toMatchObject({
    indexToClick: [5],
    explanations: [{ text: 'The speaker says ship.' }],
  });
  expect(errorsOf({ ...form, topic: 'Tea came by rail.' })).not.toEqual({});
});

test.each([
  ['RSA', 'title', 'Fill this in.'],
  ['RSA', 'rows.0.text', 'Fill this in.'],
  ['RSA', 'rows', 'Two options are the same. Mark the right option.'],
  ['RMA', 'rows', 'Two options are the same. Add at least 1 of these.'],
  ['RRP', 'rows.3.text', 'Fill this in.'],
  ['RFG', 'words', 'Add at least 2 of these.'],
  ['RFB', 'rows.0.choices', 'Mark the right word.'],
  ['RFB', 'rows.1.choices.2.text', 'Fill this in.'],
  ['LSA', 'explanation', 'Fill this in.'],
  ['LWD', 'track', 'Fill this in.'],
  ['LIW', 'wordReasons', 'Add at least 1 of these.'],
] as const)('an empty form of %s says at %s what it lacks', (type, field, message) => {
  expect(errorsOf(newForm(type, `${type}-0001`))).toHaveProperty([field], message);
});

test('reports a missing reason between two others at its own field', () => {
  const gap = (form: QuestionForm) =>
    errorsOf({
      ...form,
      rows: form.rows.map((row, index) => (index === 1 ? { ...row, reason: { text: '', quote: '' } } : row)),
    });
  const empty = 'Fill this in.';
  expect(gap(formOf(sampleQuestions.RSA))).toEqual({ 'rows.1.reason.text': empty });
  expect(gap(formOf(sampleQuestions.RRP))).toEqual({ 'rows.1.reason.text': empty });
  const heard = formOf(sampleQuestions.LWD);
  const [first, , ...others] = Object.entries(heard.wordReasons);
  const wordReasons = Object.fromEntries([first ?? [], ...others]) as QuestionForm['wordReasons'];
  expect(errorsOf({ ...heard, wordReasons })).toEqual({ 'wordReasons.1.text': empty });
});

test("keeps the schema's own messages, and places the server's messages at their fields", () => {
  const form = formOf(sampleQuestions.RSA);
  const twice = form.rows.map((option) => ({ ...option, text: 'The same' }));
  expect(errorsOf({ ...form, rows: twice })).toEqual({ rows: 'Two options are the same.' });
  expect(errorsOf({ ...form, question: '' })).toEqual({ root: 'This type asks a question.' });
  const fields = { 'question.uid': 'No', 'question.multichoice.1': 'Wrong', question: 'All wrong' };
  expect(errorsOfServer(sampleQuestions.RSA, fields)).toEqual({
    uid: 'No',
    'rows.1.text': 'Wrong',
    root: 'All wrong',
  });
});

test('the summary lists every message once, and names a list for the messages of the list', () => {
  const error = (message: string) => ({ type: 'custom', message });
  expect(
    messagesIn({
      title: error('a'),
      root: error('b'),
      rows: { root: error('c'), 1: { text: error('d') } } as never,
    }),
  ).toEqual([
    ['title', 'a'],
    ['', 'b'],
    ['rows.1.text', 'd'],
    ['rows', 'c'],
  ]);
});

test.each(answerableCodes)('%s: the summary names every missing field by its label', (code) => {
  const places = Object.keys(errorsOf(newForm(code, '')));
  expect(places).toContain('title');
  const names = places.map((place) => fieldName(code, place));
  expect(names.filter((name) => /NaN|Written|Spoken|Material [0-9]|\./.test(name))).toEqual([]);
});

test.each([
  ['RSA', 'rows.2.text', 'Option 3'],
  ['RSA', 'rows.2.reason.text', 'Reason of option 3'],
  ['RSA', 'rows', 'Options'],
  ['RSA', 'topic', 'Material'],
  ['SRA', 'topic', 'Text to read aloud'],
  ['SIT', 'topic', 'Situation'],
  ['LSQ', 'topic', 'What the recording is about'],
  ['LSQ', 'spoken.accepted', 'What counts as the answer'],
  ['SDI', 'spoken.image', 'Picture'],
  ['SDI', 'written.keyPoints', 'Key points'],
  ['SDI', 'written.keyPoints.1.keywords', 'Key point 2'],
  ['WWE', 'written.bands.grammar.0', 'Points of the sample answer'],
  ['WWE', 'written.weakerAnswers.0.bands.grammar', 'Weaker answer 1'],
  ['SRA', 'spoken.modelSentences.0.endMs', 'Model reading, sentence 1'],
  ['LWD', 'wordReasons.3.text', 'Reason of word 4'],
] as const)('%s: the summary calls %s "%s"', (code, place, name) => {
  expect(fieldName(code, place)).toBe(name);
});

test('visiting fields changes nothing', () => {
  const form = formOf(sampleQuestions.LIW);
  const touched = { ...form, wordReasons: { ...form.wordReasons, 7: {} } };
  expect(haveSameContent(form, touched)).toBe(true);
  expect(haveSameContent(form, { ...form, wordReasons: { ...form.wordReasons, 7: { text: 'Why' } } })).toBe(
    false,
  );
});

test('a new question gets the next free name of its type', () => {
  expect(nextUid('RSA', [])).toBe('RSA-0001');
  expect(nextUid('RSA', ['RSA-0012', 'RSA-0003', 'RMA-0040'])).toBe('RSA-0013');
  expect(nextUid('LWD', ['LWD-9999'])).toBe('LWD-10000');
});

test('switching the type keeps the common fields', () => {
  const form = formOf(sampleQuestions.RSA);
  expect(withType(form, 'RMA', 'RMA-0001')).toMatchObject({
    type: 'RMA',
    title: form.title,
    rows: form.rows,
  });
  const gaps = withType(form, 'RFB', 'RFB-0001');
  expect(gaps.topic).toBe(form.topic);
  expect(gaps.rows.map(({ choices }) => choices.length)).toEqual([5, 5, 5, 5]);
  expect(withType(gaps, 'RFG', 'RFG-0001').rows.map(({ choices }) => choices.length)).toEqual([0, 0, 0, 0]);
});

test('applies changes to a newer revision, and lists conflicts', () => {
  const base = formOf(sampleQuestions.RSA);
  const newer = { ...base, title: 'Theirs', difficulty: 5 };
  const mine = { ...base, title: 'Mine', free: false };
  const { form, both } = rebase(base, mine, newer);
  expect(form).toEqual({ ...base, title: 'Mine', difficulty: 5, free: false });
  expect(both).toEqual(['title']);
  expect(rebase(base, base, newer)).toEqual({ form: newer, both: [] });
});
