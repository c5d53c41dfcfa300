import { expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { codesIn, read, readAll, readNumbers, readOne, readRange, readTable } from '../testing/read-text.ts';
import { specification } from '../testing/specification.ts';
import { typeCodes, type TypeCode } from '../type-code.ts';
import type { TypeLimits } from './limits.ts';

const limitsOf = (code: TypeCode): TypeLimits => catalogue[code].limits;
const having = (field: keyof TypeLimits) =>
  typeCodes.filter((code) => limitsOf(code)[field] !== undefined).toSorted();

const wordLimits = readTable(specification, '| Type | Full mark | Partial | Zero |');
const ranged = wordLimits.filter(([code]) => code !== 'WWS');

test.each(ranged)(
  '%s earns full marks for form with %s words',
  (code = '', full = '', partial = '', zero = '') => {
    const words = codesIn(code).map((known) => limitsOf(known).answerWords)[0];
    const [range = ''] = full.split(' (');
    expect(words?.full).toEqual(readRange(range));
    const partly = partial.split(' or ').map(readRange);
    expect(words?.partial).toEqual(partly);
    expect([partly[0]?.[0], partly.at(-1)?.[1]]).toEqual(readNumbers(zero, /^outside (\d+)-(\d+)$/));
    expect(words?.aim ? [words.aim] : []).toEqual(
      full.includes('aim') ? readNumbers(full, /\(aim about (\d+)\)/) : [],
    );
    expect(words?.oneSentence).toBeUndefined();
  },
);

test('has its own rule for a summary in one sentence', () => {
  const row = wordLimits.find(([code]) => code === 'WWS') ?? [];
  const full = readNumbers(
    row.join('|'),
    /one sentence, (\d+)-(\d+) words, capital first letter and final full stop\|not shown\|not shown/,
  );
  expect(limitsOf('WWS').answerWords).toEqual({ full, partial: [], oneSentence: true });
});

test('has word limits for every written type and no other', () => {
  expect(having('answerWords')).toEqual(codesIn(wordLimits.map(([code]) => code).join(' ')).toSorted());
  expect(having('answerWords')).toEqual(
    typeCodes.filter((code) => catalogue[code].layout === 'written').toSorted(),
  );
});

test('limits prompts as specified', () => {
  const [readingWords = 0] = readNumbers(specification, /Reading prompts up to (\d+) words\./);
  const [paragraph = 0] = readNumbers(specification, /Re-order paragraphs up to (\d+) words\./);
  const [blanksText = 0, fewest = 0, most = 0, leastOffered = 0, mostOffered = 0] = readNumbers(
    specification,
    /Fill in blanks up to (\d+) words with (\d+)-(\d+) blanks and (\d+)-(\d+) words offered\./,
  );
  read(specification, /The R\/W type has up to five blanks with five options each\./);
  const [aloud = 0] = readNumbers(specification, /Read aloud text up to (\d+) words/);
  const [summary = 0, coreSummary = 0] = readNumbers(
    specification,
    /Summarize written text prompt up to (\d+) words \(standard\) or (\d+) \(Core\)/,
  );
  expect(limitsOf('RSA')).toEqual({ promptWords: readingWords });
  expect(limitsOf('RMA')).toEqual({ promptWords: readingWords });
  expect(limitsOf('RRP')).toEqual({ paragraphWords: paragraph });
  expect(limitsOf('RFG')).toEqual({
    promptWords: blanksText,
    blanks: [fewest, most],
    wordsOffered: [leastOffered, mostOffered],
  });
  expect(limitsOf('RFB')).toEqual({ promptWords: readingWords, blanks: [1, 5], optionsPerBlank: 5 });
  expect(limitsOf('SRA')).toEqual({ promptWords: aloud });
  expect(limitsOf('WWS').promptWords).toBe(summary);
  expect(limitsOf('WSC').promptWords).toBe(coreSummary);
  expect(having('promptWords')).toEqual(['RFB', 'RFG', 'RMA', 'RSA', 'SRA', 'WSC', 'WWS']);
});

test('limits recordings as specified', () => {
  const line = readOne(specification, /Listening recordings: ([^.]+)\./);
  const expected = new Map(
    readAll(line, /([A-Z]{3}(?: and [A-Z]{3})?) (\d+-\d+) s/).flatMap(([codes = '', range = '']) =>
      codesIn(codes).map((code) => [code, readRange(range)] as const),
    ),
  );
  const prompts = readOne(specification, /Repeat sentence and short question prompts (\d+-\d+) s\./);
  for (const code of ['SRS', 'SSQ', 'LSQ'] as const) expected.set(code, readRange(prompts));
  const [lecture = 0] = readNumbers(specification, /Retell lecture audio up to (\d+) s\./);
  expected.set('SRL', [1, lecture]);
  /** The specification is silent; up to three minutes is the exam's: fact sheet, "Blueprints". */
  expected.set('SGD', [1, 180]);
  const own = having('recordingSeconds').map((code) => [code, limitsOf(code).recordingSeconds]);
  expect(Object.fromEntries(own)).toEqual(Object.fromEntries(expected));
});
