import { expect, test } from 'vitest';
import { createEmbeddedWriting } from '#services/analysis/embedded/embedded-writing.ts';
import { readCheckedFiles } from './read-checked-files.ts';
import { sampleScoreFaults } from './sample-scores.ts';
import { isWritten } from './written.ts';

/** The first question of each type; `npm run content:check` does all of them, which takes a minute. */
test("matches the authors' expectation for the first question of each written type", async () => {
  const ofType = Map.groupBy(
    readCheckedFiles().filter(({ question }) => isWritten(question)),
    ({ question }) => question.type,
  );
  const firsts = [...ofType.values()].flatMap(([first]) => first ?? []);
  expect(firsts).toHaveLength(6);
  await using analysis = createEmbeddedWriting();
  expect(await sampleScoreFaults(firsts, analysis)).toEqual([]);
});
