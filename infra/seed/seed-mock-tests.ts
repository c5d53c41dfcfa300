import type { Journal } from '#domain/core/events/journal.ts';
import { fold, inTurn } from '#domain/core/events/stream.ts';
import type { Instant } from '#domain/core/instant.ts';
import { fixedTestSchema, type FixedTest } from '#domain/fixed-tests/fixed-test-content.ts';
import {
  buildFixedTest,
  fixedTestStream,
  publishFixedTest,
  reviseFixedTest,
  type FixedTestEvent,
  type FixedTestState,
} from '#domain/fixed-tests/fixed-test.ts';
import { handle } from '#services/core/handle.ts';
import { readStatuses } from '#services/fixed-tests/read-fixed-test.ts';
import { isSeedsOwn, seedContext, seededOf, type Outcome, type Seeded } from './seed-context.ts';
import { seedReason } from './seed-questions.ts';

/**
 * Updates the fixed tests from the files, after their questions: new ones are created and published, changed files
 * become revisions, unless an admin has revised the test or a question was removed. Resumable.
 * @throws StoreUnavailable
 */
export async function seedMockTests(
  journal: Journal,
  at: Instant,
  tests: readonly FixedTest[],
): Promise<Seeded> {
  const outcomes: Outcome[] = [];
  for (const test of tests) outcomes.push(await seedTest(journal, test, tests, at));
  return seededOf(
    tests.map(({ mockTestId }) => mockTestId),
    outcomes,
  );
}

async function seedTest(
  journal: Journal,
  given: FixedTest,
  others: readonly FixedTest[],
  at: Instant,
): Promise<Outcome> {
  const test = fixedTestSchema.parse(given);
  const { mockTestId } = test;
  const recorded = await journal.read(fixedTestStream, fixedTestStream.nameOf(mockTestId));
  const state = fold(fixedTestStream, recorded);
  const revision = recorded.length - 1;
  const content = JSON.stringify(test);
  if (state.status !== 'missing') {
    if (content === JSON.stringify(state.test)) return 'same';
    if (!isSeedsOwn(recorded, contentTypes)) return 'leftAlone';
  }
  const surroundings = { statusOf: await readStatuses(journal, test), others };
  const isNew = state.status === 'missing';
  const step = isNew ? `build-test/${mockTestId}` : `revise-test/${mockTestId}/${revision}/${content}`;
  const decide = isNew
    ? inTurn(fixedTestStream, [
        (missing) => buildFixedTest(missing, test, surroundings),
        (draft) => publishFixedTest(draft, surroundings),
      ])
    : (present: FixedTestState) => reviseFixedTest(present, { test, reason: seedReason }, surroundings);
  const options = { expectedRevision: revision, isNew };
  const sent = await handle(journal, fixedTestStream, mockTestId, seedContext(step, at), decide, options);
  if ('rejected' in sent) return 'leftAlone';
  return isNew ? 'added' : 'revised';
}

const contentTypes: ReadonlySet<FixedTestEvent['type']> = new Set([
  'MockTestBuilt',
  'MockTestRevised',
] as const);
