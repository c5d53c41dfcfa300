import { expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { examFacts } from '../testing/exam-facts.ts';
import { codesIn, read, readAll, readNumbers, readOne, readTable } from '../testing/read-text.ts';
import { specification } from '../testing/specification.ts';
import { typeCodes, type TypeCode } from '../type-code.ts';
import { skillNames, traitNames, type Rubric, type RubricVersion, type Trait } from './rubrics.ts';

function rubricOf(code: TypeCode, version: RubricVersion): Rubric {
  const { rubrics } = catalogue[code];
  if (!rubrics) throw new RangeError(`${code} has no rubric`);
  return rubrics[version];
}

/** `email conventions` as a trait. @throws RangeError for an unknown trait. */
function traitNamed(name: string): Trait {
  const camel = name.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
  const trait = traitNames.find((known) => known === camel);
  if (!trait) throw new RangeError(`${name} is no trait`);
  return trait;
}

/** `content 2, form 1 = 3 (>1)`; values missing from a cell are as in `before`. */
function rubricIn(cell: string, before: Rubric['traits'] = {}): Rubric {
  if (cell === '1') return { traits: { content: 1 }, maximum: 1, successAbove: 0 };
  const [points = '', maximum = '', above = ''] = read(cell, /^(.+) = (\d+) \(>(\d+)\)$/);
  const named = points.split(', ').map((part, index): [Trait, number] => {
    const [name = '', number = ''] = read(part.replace(' (normalised)', ''), /^(?:(\D+) )?(\d+)$/);
    const byPlace = Object.keys(before)[index] ?? '';
    return [traitNamed(name || byPlace), Number(number)];
  });
  return {
    traits: { ...before, ...Object.fromEntries(named) },
    maximum: Number(maximum),
    successAbove: Number(above),
  };
}

const rows = readTable(examFacts, '| type | rubric 2021 (base) | rubric 2025 (detailed) |').flatMap(
  ([codes = '', base = '', detailed = '']) => codesIn(codes).map((code) => ({ code, base, detailed })),
);

test('has rubrics for written and spoken types only', () => {
  const judged = typeCodes.filter((code) => ['written', 'spoken'].includes(catalogue[code].layout));
  expect(rows.map(({ code }) => code).toSorted()).toEqual(judged.toSorted());
  expect(typeCodes.filter((code) => catalogue[code].rubrics).toSorted()).toEqual(judged.toSorted());
});

test.each(rows)('$code has the maxima and thresholds of both versions', ({ code, base, detailed }) => {
  const in2021 = rubricIn(base);
  expect(rubricOf(code, '2021')).toEqual(in2021);
  expect(rubricOf(code, '2025')).toEqual(detailed === 'same' ? in2021 : rubricIn(detailed, in2021.traits));
  expect(catalogue[code].skills.toSorted()).toEqual(
    Object.keys(in2021.traits)
      .map((name) => skillNames[traitNamed(name)])
      .toSorted(),
  );
});

test.each([
  ['WWM', /Email: 15 total; (.+) each\.\n/],
  ['WWE', /Essay: 15 total; (.+)\.\n/],
  ['WWS', /Summarize written text: (.+)\.\n/],
  ['WSC', /Summarize written text \(Core\): (.+)\.\n/],
] as const)('the base maxima of %s are those of the specification', (code, sentence) => {
  const called: Readonly<Record<string, string>> = {
    'formal requirements': 'form',
    'development, structure and coherence': 'structure',
    'general linguistic range': 'linguistic range',
  };
  const points = readOne(specification, sentence)
    .split(/; |(?<=\d), /)
    .flatMap((part) => {
      const [names = '', number] = read(part, /^(.+) (\d+)$/);
      const each = called[names] ? [called[names]] : names.split(', ');
      return each.map((name) => [traitNamed(name), Number(number)]);
    });
  expect(rubricOf(code, '2021').traits).toEqual(Object.fromEntries(points));
});

test('summaries of spoken text have the maximum for each trait that the specification gives', () => {
  const [maximum = '', names = ''] = read(specification, /Summarize spoken text: max (\d) each for (.+)\.\n/);
  const expected = Object.fromEntries(names.split(', ').map((name) => [traitNamed(name), Number(maximum)]));
  expect(rubricOf('LST', '2021').traits).toEqual(expected);
  expect(rubricOf('LCT', '2021').traits).toEqual(expected);
});

test('the detailed mode has the maxima of the specification', () => {
  const maxima = readNumbers(
    specification,
    /Detailed mode maxima: essay (\d+), summarize spoken text (\d+), image description (\d+)\./,
  );
  expect((['WWE', 'LST', 'SDI'] as const).map((code) => rubricOf(code, '2025').maximum)).toEqual(maxima);
});

test('has exactly the totals of written types in the specification', () => {
  const line = readOne(specification, /Written maxima and success thresholds: totals of (.+) occur;/);
  const totals = readAll(line, /(\d+) \(>(\d+)/).map(([maximum, above]) => `${maximum} (>${above})`);
  const own = typeCodes
    .filter((code) => catalogue[code].layout === 'written')
    .flatMap((code) => [rubricOf(code, '2021'), rubricOf(code, '2025')])
    .map(({ maximum, successAbove }) => `${maximum} (>${successAbove})`);
  expect([...new Set(own)].toSorted()).toEqual(totals.toSorted());
});

test('spoken types have the totals and traits of the specification', () => {
  const [repeated, repeatedAbove, image, imageAbove] = readNumbers(
    specification,
    /also (\d+) \(>(\d+)\) and (\d+) \(>(\d+)\)\./,
  );
  expect(rubricOf('SRS', '2021')).toMatchObject({ maximum: repeated, successAbove: repeatedAbove });
  expect(rubricOf('SDI', '2025')).toMatchObject({ maximum: image, successAbove: imageAbove });
  const [content, fluency, pronunciation] = readNumbers(
    specification,
    /content max (\d) \(repeat sentence\), oral fluency (\d), pronunciation (\d)\./,
  );
  expect(rubricOf('SRS', '2021').traits).toEqual({ content, fluency, pronunciation });
  const [specified] = readNumbers(
    specification,
    /Describe image, retell lecture, situation types: content max (\d)\./,
  );
  for (const code of ['SDI', 'SRL', 'SIT', 'SIA'] as const)
    expect(rubricOf(code, '2021').traits.content).toBe(specified);
});
