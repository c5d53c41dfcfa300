import { expect, test } from 'vitest';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { AnswerWords } from '#domain/question-types/catalogue/limits.ts';
import { sections } from '#domain/question-types/section.ts';
import { typeCodes } from '#domain/question-types/type-code.ts';
import { overallOf } from '#domain/scorecards/estimate.ts';
import { createContentFiles } from './content-files.ts';

const posts = await createContentFiles().listPosts();
const textOf = (slug: string) => posts.find((post) => post.slug === slug)?.text ?? '';

/** The cells of each row of a text’s tables. */
const rowsOf = (text: string): readonly string[][] =>
  [...text.matchAll(/^\|(.+)\|$/gm)].map(([, row = '']) => row.split('|').map((cell) => cell.trim()));

test('calculates the overall score of its example as the scorecard does', () => {
  const example = /With (.+), it is (\d+)\./.exec(textOf('from-points-to-a-score'));
  const skills = Object.fromEntries(
    [...(example?.[1] ?? '').matchAll(/(\d+) in (\w+)/g)].map(([, value, name = '']) => [
      name.toLowerCase(),
      { value: Number(value) },
    ]),
  );
  expect(Object.keys(skills).toSorted()).toEqual(sections.toSorted());
  expect(overallOf(skills)).toBe(Number(example?.[2]));
});

test('gives the word limits of the catalogue', () => {
  const rows = rowsOf(textOf('writing-section-guide'));
  const written = typeCodes.filter((code) => catalogue[code].section === 'writing');
  const limits = (words: AnswerWords | undefined) =>
    [words?.full, ...(words?.partial ?? [])].flatMap((range) => range?.map(String) ?? []);
  for (const code of written) {
    const [, full = '', partial = ''] = rows.find(([task]) => task === catalogue[code].name) ?? [];
    const shown = [full, partial].flatMap((cell) => cell.match(/\d+/g) ?? []);
    expect([code, ...shown]).toEqual([code, ...limits(catalogue[code].limits?.answerWords)]);
  }
});

test('gives the speaking times of the catalogue', () => {
  const rows = rowsOf(textOf('all-question-types-explained'));
  const spoken = typeCodes.filter((code) => catalogue[code].section === 'speaking');
  const shown = spoken.map((code) => {
    const [, , time = ''] = rows.find(([type]) => type === catalogue[code].name.replace(' (Core)', '')) ?? [];
    return [code, Number.parseInt(time, 10) * (time.endsWith('minutes') ? 60 : 1)];
  });
  expect(shown).toEqual(spoken.map((code) => [code, catalogue[code].answeringTime]));
});
