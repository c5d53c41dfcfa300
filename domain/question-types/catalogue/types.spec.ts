import { describe, expect, expectTypeOf, test } from 'vitest';
import { allEntry, catalogue, entryOf, fallbackEntry, introEntry, type TypeEntry } from '../catalogue.ts';
import { read, readAll, readNumbers, readOne, readTable } from '../testing/read-text.ts';
import { specification } from '../testing/specification.ts';
import type { Section } from '../section.ts';
import { typeCodes } from '../type-code.ts';

const entries = typeCodes.map((code): TypeEntry => catalogue[code]);
/** The name without the suffix in brackets by which the specification distinguishes types with the same name. */
const plainName = (name: string) => name.toLowerCase().replace(/ \([a-z-]+\)$| variants$/, '');

test('a code without an entry does not compile', () => {
  expectTypeOf<Omit<typeof catalogue, 'WSC'>>().not.toExtend<typeof catalogue>();
  expectTypeOf<TypeEntry<'RSA'>>().not.toExtend<TypeEntry<'RMA'>>();
  expect(Object.keys(catalogue).toSorted()).toEqual(typeCodes.toSorted());
  for (const code of typeCodes) expect(catalogue[code].uid).toBe(code);
});

test('codes, sections and names are those of the table of codes', () => {
  const rows = readTable(specification, '| Section | Codes |').flatMap(([section = '', codes = '']) =>
    readAll(codes, /([A-Z]{3})(?: and ([A-Z]{3}))? ([^,]+)/).flatMap(([first, second, name = '']) =>
      [first, second].flatMap((code) =>
        code ? [`${code} ${section.toLowerCase()} ${plainName(name)}`] : [],
      ),
    ),
  );
  const own = entries.map(({ uid, section, name }) => `${uid} ${section} ${plainName(name)}`);
  expect(rows.toSorted()).toEqual(own.toSorted());
});

test('has the specified ALL entry, fallback and message to institutions', () => {
  expect([allEntry.abreviation, allEntry.name]).toEqual(
    read(specification, /The catalogue has an 'ALL' entry \(abbreviation (\w), name (\w+)\)/),
  );
  expect([fallbackEntry.targetTime]).toEqual(
    readNumbers(specification, /a fallback entry with empty values and targetTime (\d+)\./),
  );
  expect({ ...fallbackEntry, targetTime: 0 }).toMatchObject({ uid: '', name: '', section: '', task: '' });
  const { waitingTime, answeringTime, quickWaitingTime } = introEntry;
  expect([waitingTime, answeringTime, quickWaitingTime]).toEqual(
    readNumbers(
      specification,
      /message-to-institutions prompt has waitingTime (\d+) and answeringTime (\d+) \((\d+) wait when the stored flag/,
    ),
  );
});

test('finds an entry by question uid or code only', () => {
  expect(entryOf('RSA-0001')).toBe(catalogue.RSA);
  expect(entryOf('WSC')).toBe(catalogue.WSC);
  expect(entryOf('ALL')).toBe(allEntry);
  expect(entryOf('INTRO')).toBe(introEntry);
  for (const unknown of ['', 'XYZ-0001', 'rsa', 'RSA0001', 'constructor'])
    expect(entryOf(unknown)).toBe(fallbackEntry);
});

test('every field of the specification is there', () => {
  const fields = readOne(specification, /### Question type \(catalogue entry\)\n(.+)\.\n/)
    .replace(' (seconds)', '')
    .split(', ');
  expect(fields).toHaveLength(24);
  for (const entry of [...entries, allEntry, fallbackEntry, introEntry])
    expect(Object.keys(entry)).toEqual(expect.arrayContaining(fields));
});

test('gives each section one of the five colours', () => {
  const five = readOne(specification, /Five category colours exist \(([a-z, ]+)\) plus a default dark slate/);
  const colors = new Map<Section, Set<string>>();
  for (const { section, color } of entries) {
    expect(five.split(', ')).toContain(color);
    colors.set(section, (colors.get(section) ?? new Set()).add(color));
  }
  expect([...colors.values()].map((own) => own.size)).toEqual([1, 1, 1, 1]);
  expect(new Set([...colors.values()].flatMap((own) => [...own])).size).toBe(4);
});

describe.each(entries)('$uid', (entry) => {
  test('has an abbreviation that is unique in its section', () => {
    expect(entry.abreviation).toMatch(/^[A-Z]{2}$/);
    const same = entries.filter(
      ({ section, abreviation }) => section === entry.section && abreviation === entry.abreviation,
    );
    expect(same).toEqual([entry]);
  });

  test('describes the task in short sentences, and a single playback in tests', () => {
    for (const text of [entry.description, entry.task, entry.taskMock]) {
      expect(text).toMatch(/^[A-Z][^!]{10,160}\.$/);
    }
    expect(entry.taskMock.includes('plays once')).toBe(entry.hasAudio);
  });

  test('names its own limits in its texts', () => {
    const { answerWords } = entry.limits;
    const words = answerWords?.aim ? `about ${answerWords.aim} words` : answerWords?.full.join(' to ');
    for (const text of [entry.task, entry.taskMock, entry.description])
      for (const [number = ''] of text.matchAll(/\d+ to \d+|about \d+ words/g)) expect(number).toBe(words);
    const seconds = [entry.waitingTime, entry.answeringTime, entry.readTime];
    for (const [, number, unit] of entry.taskMock.matchAll(/(\d+) (seconds|minutes)/g))
      expect(seconds).toContain(Number(number) * (unit === 'minutes' ? 60 : 1));
  });

  test('uses the microphone if it is answered by a recording', () => {
    expect(entry.usesMicrophone).toBe(entry.layout === 'spoken');
    expect(entry.hasAudio).toBe(
      entry.section === 'listening' ||
        entry.taskMock.startsWith('You will hear') ||
        entry.taskMock.startsWith('Listen'),
    );
  });
});
