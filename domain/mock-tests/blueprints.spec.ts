import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { examTypes, type ExamType } from '../accounts/exam-type.ts';
import { typesOf } from '../question-types/catalogue/exam-sections.ts';
import { rsaQuestion, sampleQuestions } from '../question-types/testing/questions.ts';
import { countedIn, questionCount, type Counted, type SectionBlueprint } from './blueprint.ts';
import { examBlueprints } from './blueprints/index.ts';
import { mockTestCatalogue } from './catalogue.ts';
import { ownSeconds } from '../sittings/clocks/own-seconds.ts';
import { quickened, setClocks } from '../sittings/clocks/set-clocks.ts';

/** The fact sheet, verbatim. */
const facts = readFileSync(path.join(import.meta.dirname, 'testing/blueprints-of-the-exam.txt'), 'utf8');
const sheetOf: Readonly<Record<ExamType, string>> = {
  new_format: 'ACADEMIC_NEW',
  ukvi: 'ACADEMIC_NEW',
  old_format: 'ACADEMIC_OLD',
  ukvi_old: 'ACADEMIC_OLD',
  core: 'CORE',
};

/** `SRA 6-7 [6]`, `WWE 1 [1]`, in their order. */
function countsIn(sheet: string): string[] {
  const [, text = ''] =
    new RegExp(`^${sheet}\\b([\\s\\S]*?)(?=^[A-Z_]{4,}|$(?![\\s\\S]))`, 'm').exec(facts) ?? [];
  return [...text.matchAll(/([SWRL][A-Z]{2}) (\d+(?:-\d+)?) \[(\d+)\]/g)].map(
    ([, type = '', range = '', count = '']) => `${type} ${range} [${count}]`,
  );
}

const written = ({ type, count, range }: Counted) => `${type} ${range ? range.join('-') : count} [${count}]`;
const inOrder = (sections: readonly SectionBlueprint[]) =>
  sections.flatMap(({ clocks }) => clocks.flatMap(countedIn)).map(written);

describe.each(examTypes)('the blueprint of %s', (examType) => {
  const sections = examBlueprints[examType];
  test('has the counts, the ranges and the order of the fact sheet', () => {
    expect(countsIn(sheetOf[examType]).length).toBeGreaterThan(15);
    expect(inOrder(sections)).toEqual(countsIn(sheetOf[examType]));
  });
  test('has its clocks too', () => {
    const pooled = sections.flatMap(({ clocks }) =>
      clocks.flatMap((clock) => ('each' in clock ? [] : [clock.seconds])),
    );
    const [, text = ''] = facts.split(new RegExp(`^${sheetOf[examType]}\\b`, 'm'));
    const said = [...text.matchAll(/\[(\d+) ?s\]/g)].map(([, seconds]) => Number(seconds));
    expect(pooled).toEqual(said.slice(0, 2));
  });
  test('asks only types of its exam', () => {
    const foreign = sections
      .flatMap(({ clocks }) => clocks.flatMap(countedIn))
      .filter(({ type }) => !typesOf(examType).includes(type));
    expect(foreign).toEqual([]);
  });
});

test('each asks as many questions as the fact sheet says by default', () => {
  expect(examTypes.map((examType) => [examType, questionCount(examBlueprints[examType])])).toEqual([
    ['new_format', 67],
    ['old_format', 54],
    ['core', 54],
    ['ukvi', 67],
    ['ukvi_old', 54],
  ]);
});

test('each exam is offered as a whole, in its parts and by skill, beside the sprint and the free test', () => {
  const tests = mockTestCatalogue({ sprintSeconds: 360 });
  expect(new Set(tests.map(({ mockTestId }) => mockTestId)).size).toBe(tests.length);
  for (const examType of examTypes) {
    const own = tests.filter((one) => one.examType === examType);
    expect(own.map(({ mockTestCategory }) => mockTestCategory)).toEqual([
      'full',
      ...Array.from({ length: 5 }, () => 'sectional'),
    ]);
    const [full, both, , , speaking, writing] = own.map(({ sections }) => questionCount(sections));
    expect((speaking ?? 0) + (writing ?? 0)).toBe(both);
    expect(full).toBe(questionCount(examBlueprints[examType]));
  }
  expect(
    tests.filter(({ examType }) => examType === undefined).map(({ mockTestCategory }) => mockTestCategory),
  ).toEqual(['sprint', 'free']);
});

describe('the clocks of a sitting', () => {
  const { SRS: srsQuestion } = sampleQuestions;
  const sections: readonly SectionBlueprint[] = [
    {
      section: 'speaking',
      clocks: [
        { each: [{ type: 'SRS', count: 2 }] },
        { seconds: 100, questions: [{ type: 'RSA', count: 1 }] },
      ],
    },
  ];
  const drawn = [srsQuestion, { ...srsQuestion, uid: 'SRS-9002' }, rsaQuestion].map((question) => ({
    question,
    revision: 3,
  }));
  const [set] = setClocks(sections, drawn);
  test('give a spoken question its own time, including the playback', () => {
    const hearing = Math.ceil((srsQuestion.sentences?.at(-1)?.endMs ?? 0) / 1000);
    expect(hearing).toBeGreaterThan(0);
    expect(ownSeconds(srsQuestion)).toBe(hearing + 1 + 15 + 15);
    expect(set?.clocks.map(({ seconds }) => seconds)).toEqual([
      ownSeconds(srsQuestion),
      ownSeconds(srsQuestion),
      100,
    ]);
    expect(set?.clocks.map(({ questions }) => questions)).toEqual([
      [{ uid: srsQuestion.uid, revision: 3 }],
      [{ uid: 'SRS-9002', revision: 3 }],
      [{ uid: rsaQuestion.uid, revision: 3 }],
    ]);
  });
  test('grow with extra time', () => {
    const [longer] = setClocks(sections, drawn, 25);
    expect(longer?.clocks.at(-1)?.seconds).toBe(125);
  });
  test('add up to at most ten minutes in a quick sitting', () => {
    const questions = [{ uid: rsaQuestion.uid, revision: 3 }];
    const clocks = [900, 1800, 900].map((seconds) => ({ seconds, questions }));
    expect(quickened([{ section: 'reading', clocks }])).toEqual([
      { section: 'reading', clocks: [150, 300, 150].map((seconds) => ({ seconds, questions })) },
    ]);
    const short = [{ section: 'reading' as const, clocks: [{ seconds: 600, questions }] }];
    expect(quickened(short)).toEqual(short);
    expect(quickened(short, 60)).toEqual([{ section: 'reading', clocks: [{ seconds: 60, questions }] }]);
  });
});
