import { approximateSeconds, countedOf, questionCount } from '#domain/mock-tests/blueprint.ts';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import type { MockTestListing } from '#domain/mock-tests/contract.ts';
import { isDrawable } from '#domain/mock-tests/draw-questions.ts';
import { mayPractise } from '#domain/practice/access.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { selectSittings, type SittingRow } from '#projections/mock-tests/queries.ts';
import { listReserved } from '#projections/questions/queries.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { viewerOf, type LoggedIn } from '../identity/principal.ts';

type Reserved = Awaited<ReturnType<typeof listReserved>>;

/** The tests on offer, each with whether this student may start it and their sittings of it. */
export async function listTests(
  { readModels: { db }, mockTests }: Pick<Dependencies, 'readModels' | 'mockTests'>,
  principal: LoggedIn,
  now: string,
): Promise<MockTestListing[]> {
  const types = mockTests.flatMap(({ sections }) => countedOf(sections).map(({ type }) => type));
  const [sittings, reserved] = await Promise.all([
    selectSittings(db, principal.userId),
    listReserved(db, [...new Set(types)]),
  ]);
  const viewer = viewerOf(principal);
  const open = reserved.filter((question) => mayPractise(question, viewer, now));
  return mockTests.map((test) => {
    const own = sittings.filter(({ mockTestId }) => mockTestId === test.mockTestId);
    return listing(test, own, accessTo(test, own, { open, reserved }));
  });
}

function accessTo(
  { mockTestCategory, sections }: MockTestBlueprint,
  sittings: readonly SittingRow[],
  { open, reserved }: { readonly open: Reserved; readonly reserved: Reserved },
): MockTestListing['access'] {
  if (!isDrawable(sections, reserved)) return 'incomplete';
  if (mockTestCategory === 'free') return sittings.length > 0 ? 'sat' : 'open';
  return isDrawable(sections, open) ? 'open' : 'locked';
}

function listing(
  { mockTestId, mockTestCategory, examType, name, description, sections }: MockTestBlueprint,
  sittings: readonly SittingRow[],
  access: MockTestListing['access'],
): MockTestListing {
  const inBrief = sections.map((section) => ({
    section: section.section,
    questions: questionCount([section]),
    seconds: approximateSeconds(section),
  }));
  return {
    mockTestId,
    mockTestCategory,
    examType: examType ?? null,
    name,
    description,
    access,
    questions: questionCount(sections),
    seconds: inBrief.reduce((sum, { seconds }) => sum + seconds, 0),
    sections: inBrief,
    usesMicrophone: countedOf(sections).some(({ type }) => catalogue[type].usesMicrophone),
    sittings: sittings.map(({ mockTestId: _mockTestId, ...sitting }) => sitting),
  };
}
