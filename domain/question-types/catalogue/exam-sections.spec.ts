import { expect, test } from 'vitest';
import { examTypes, type ExamType } from '../../accounts/exam-type.ts';
import { catalogue } from '../catalogue.ts';
import { examFacts } from '../testing/exam-facts.ts';
import { codesIn, read, readOne, readTable } from '../testing/read-text.ts';
import { specification } from '../testing/specification.ts';
import { sections, type Section } from '../section.ts';
import { typeCodes } from '../type-code.ts';
import { sectionsOf, typesOf } from './exam-sections.ts';
import { skillsCounted } from './skills.ts';

const section = (name: string): Section => {
  const found = sections.find((known) => known === name.toLowerCase());
  if (!found) throw new RangeError(`${name} is no section`);
  return found;
};

const readingCodes = readTable(specification, '| Section | Codes |')
  .filter(([name]) => name === 'Reading')
  .flatMap(([, codes = '']) => codesIn(codes));

/** The lists in the sentence that begins so; reading is the same in all variants. */
function listsIn(sentence: RegExp) {
  const parts = readOne(specification, sentence).replace('reading as the others; ', '').split('; ');
  const lists = parts.map((part) => {
    const [name = '', codes = ''] = read(part, /^(\w+) ([A-Z, ]+)$/);
    return [section(name), ['ALL', ...codesIn(codes)]];
  });
  return { reading: ['ALL', ...readingCodes], ...Object.fromEntries(lists) };
}

test.each<[ExamType, RegExp]>([
  ['core', /- Variant R: (.+)\.\n/],
  ['new_format', /- Variants Q and T: (.+)\.\n/],
  ['ukvi', /- Variants Q and T: (.+)\.\n/],
  ['old_format', /- Other variants: (.+)\.\n/],
  ['ukvi_old', /- Other variants: (.+)\.\n/],
])('%s has the section lists of the specification', (examType, sentence) => {
  read(specification, /### Section lists per exam variant \(all begin with ALL\)/);
  expect(sectionsOf(examType)).toEqual(listsIn(sentence));
});

test('has the five exam variants of the fact sheet', () => {
  read(
    examFacts,
    /R is Core \(certain\); Q and T are new\nAcademic and new UKVI, the two others are the old formats/,
  );
  read(specification, /Five exam variants are recognised/);
  expect(examTypes).toHaveLength(5);
});

test('every type is listed in its own section of some exam', () => {
  const seen = examTypes.flatMap(typesOf);
  expect([...new Set(seen)].toSorted()).toEqual(typeCodes.toSorted());
  for (const examType of examTypes)
    for (const [name, [, ...codes]] of Object.entries(sectionsOf(examType)))
      for (const code of codes) expect(catalogue[code].section).toBe(name);
});

const columns: readonly (readonly ExamType[])[] = [
  ['new_format', 'ukvi'],
  ['old_format', 'ukvi_old'],
  ['core'],
];
const letters: Readonly<Record<string, Section>> = {
  L: 'listening',
  R: 'reading',
  S: 'speaking',
  W: 'writing',
};
const rows = readTable(examFacts, '| code | new Academic/UKVI | old Academic | Core |').flatMap(
  ([codes = '', ...cells]) => codesIn(codes).map((code) => ({ code, cells })),
);

test('the table of skills has every type', () => {
  expect(rows.map(({ code }) => code).toSorted()).toEqual(typeCodes.toSorted());
  expect(columns.flat().toSorted()).toEqual(examTypes.toSorted());
});

/** Where a row names two types, an exam has one of them; the other counts for nothing there. */
test.each(rows)('counts $code for the skills of the fact sheet', ({ code, cells }) => {
  expect(cells).toHaveLength(columns.length);
  const all = new Set<Section>();
  for (const [column, cell] of cells.entries()) {
    const named = cell === '-' ? [] : readOne(cell, /^([LRSW](?:\+[LRSW])?)(?: \(uncertain\))?$/).split('+');
    const skills = named.flatMap((letter) => letters[letter] ?? []);
    for (const examType of columns[column] ?? []) {
      const sat = typesOf(examType).includes(code);
      const counted = skillsCounted(code, examType);
      expect({ examType, counted }).toEqual({ examType, counted: sat ? skills : [] });
      expect(counted.length > 0).toBe(sat);
      for (const skill of counted) all.add(skill);
    }
  }
  expect(catalogue[code].skillsAssessed.toSorted()).toEqual([...all].toSorted());
});
