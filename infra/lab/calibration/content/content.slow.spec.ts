import { afterAll, expect, test } from 'vitest';
import { createFactsReader } from '#services/analysis/embedded/facts-reader.ts';
import { readWrittenQuestions } from './content-of.ts';
import { claims, contentFigures, tryContent } from './measure-content.ts';

/** Uses the scorer with its models; `npm run calibration` tries more questions. */
const every = 8;
const reader = createFactsReader();
afterAll(() => reader[Symbol.asyncDispose]());

/** The minimum share of texts for each claim, slightly below the measured value. */
const least: Readonly<Record<string, number>> = {
  [claims.levels]: 0.8,
  [claims.omissions]: 0.85,
  [claims.omittedPoints]: 0.4,
  [claims.omittedDetailedPoints]: 0.5,
  [claims.salads]: 0.85,
  [claims.plainer]: 0.95,
};

test('content follows what an answer says', async () => {
  const tried = [];
  for (const question of readWrittenQuestions().filter((_, at) => at % every === 0))
    tried.push(...(await tryContent(question, reader)));
  const figures = contentFigures(tried);
  expect(figures.map(({ name }) => name)).toEqual(Object.values(claims));
  for (const { name, value } of figures)
    expect({ name, holds: (value ?? 0) >= (least[name] ?? 1), value }).toMatchObject({ holds: true });
});
