import { expect, test } from 'vitest';
import { catalogue, type TypeEntry } from '../catalogue.ts';
import { codesIn, listed, read, readOne, readTable } from '../testing/read-text.ts';
import { specification } from '../testing/specification.ts';
import { typeCodes, type TypeCode } from '../type-code.ts';

const codesWhere = (holds: (entry: TypeEntry) => boolean) =>
  typeCodes.filter((code) => holds(catalogue[code]));
const sorted = (codes: readonly TypeCode[]) => codes.toSorted();

/** The speaking types are those with wait and answer seconds, the listening short question among them. */
const spoken = readTable(specification, '| Type | Wait | Answer |').flatMap(([codes = '']) => codesIn(codes));

const named: Readonly<Record<string, readonly TypeCode[]>> = {
  'Re-order Paragraphs': ['RRP'],
  'both reading fill-in-blanks types': ['RFG', 'RFB'],
  'Highlight Incorrect Words': ['LIW'],
  'typed Fill in Blanks': ['LWB'],
  'Repeat Sentence': ['SRS'],
  'Short Question': ['SSQ'],
  'Group Discussion': ['SGD'],
  'Listening Short Question': ['LSQ'],
  speaking: spoken,
  'summarize-spoken-text': ['LST', 'LCT'],
  email: ['WWM'],
  essay: ['WWE'],
  'summarize-written-text': ['WWS', 'WSC'],
};

function namedIn(sentence: RegExp): TypeCode[] {
  return listed(readOne(specification, sentence)).flatMap((name) => {
    const codes = named[name];
    if (!codes) throw new RangeError(`${name} names no type`);
    return codes;
  });
}

test('shows the show-answer button as specified', () => {
  expect(sorted(codesWhere((entry) => entry.showAnswerButton))).toEqual(
    sorted(namedIn(/A show-answer button is on for (.+)\./)),
  );
});

test('allows forcing an answer as specified', () => {
  expect(sorted(codesWhere((entry) => entry.showForceAnswer))).toEqual(
    sorted(namedIn(/- (.+) show a force-answer option\./)),
  );
});

test('has layout variants as specified', () => {
  expect(sorted(codesWhere((entry) => entry.hasLayoutVariant))).toEqual(
    sorted(namedIn(/The (.+) types have a layout variant that depends on a browser-stored flag/)),
  );
});

test('listening types wait for the audio, speaking types for the player', () => {
  read(
    specification,
    /Listening types wait for the audio to end before answering\. Speaking types wait for the player to end\./,
  );
  expect(codesWhere((entry) => entry.waitAudioDidEnd)).toEqual(
    codesWhere((entry) => entry.section === 'listening'),
  );
  expect(sorted(codesWhere((entry) => entry.waitPlayerDidEnd))).toEqual(sorted(spoken));
});

test('speaking types hide the submit button and the timer, and use the microphone', () => {
  read(specification, /Speaking types hide the submit button and the timer\./);
  expect(sorted(codesWhere((entry) => entry.hideSubmit))).toEqual(sorted(spoken));
  expect(sorted(codesWhere((entry) => entry.hideTimer))).toEqual(sorted(spoken));
  expect(sorted(codesWhere((entry) => entry.usesMicrophone))).toEqual(sorted(spoken));
});

test('empty answers are those of the specification', () => {
  read(specification, /selectedAnswer: a string for single answer, a list for multiple answers\./);
  expect(catalogue.RSA.emptyAnswer).toEqual({ selectedAnswer: '' });
  expect(catalogue.RMA.emptyAnswer).toEqual({ selectedAnswer: [] });
  read(specification, /items: a list, for re-order paragraphs\./);
  expect(catalogue.RRP.emptyAnswer).toEqual({ items: [] });
  read(specification, /speechText: a list with one empty string, for speaking types\./);
  for (const code of spoken) expect(catalogue[code].emptyAnswer).toEqual({ speechText: [''] });
});

test('empty written answers have the fields of their analysis', () => {
  const fields = readOne(specification, /scoreAnalysis fields: (.+)\./).split(', ');
  const email = readOne(specification, /Email adds (.+)\./).split(' and ');
  const essay = readOne(specification, /Essay adds (.+ and coherence)\./).split(/ and (?=Development)/);
  read(specification, /Summarize written text has no Spelling and no spelling count\./);
  const unspelt = fields.filter((field) => !['Spelling', 'num_spell_mistake'].includes(field));
  const expected: readonly (readonly [TypeCode, string[]])[] = [
    ['LST', fields],
    ['LCT', fields],
    ['WWM', [...fields, ...email]],
    ['WWE', [...fields, ...essay]],
    ['WWS', unspelt],
    ['WSC', unspelt],
  ];
  expect(sorted(expected.map(([code]) => code))).toEqual(
    sorted(codesWhere((entry) => entry.layout === 'written')),
  );
  for (const [code, names] of expected)
    expect(catalogue[code].emptyAnswer).toEqual({
      selectedAnswer: '',
      scoreAnalysis: Object.fromEntries(names.map((name) => [name, null])),
      analysis: { Tags: [] },
    });
});
