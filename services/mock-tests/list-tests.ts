import { approximateSeconds, countedOf, questionCount } from '#domain/mock-tests/blueprint.ts';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import type { fetchAllMockTest, MockTestListing } from '#domain/mock-tests/contract.ts';
import { askableFrom } from '#domain/mock-tests/draw-questions.ts';
import { blueprintOf } from '#domain/fixed-tests/fixed-test-blueprint.ts';
import { blueprintFaults } from '#domain/fixed-tests/fixed-test-faults.ts';
import { creditOf, rightTo, rightToCategory, type Right } from '#domain/mock-tests/may-start.ts';
import { longer } from '#domain/sittings/clocks/set-clocks.ts';
import { randomBlueprint, randomTestOf } from '#domain/mock-tests/random-test.ts';
import { mayPractise } from '#domain/practice/access.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { selectFixedTests } from '#projections/fixed-tests/queries.ts';
import { selectSittings, type ListedSitting } from '#projections/sittings/queries.ts';
import { listReserved } from '#projections/questions/queries.ts';
import type { z } from 'zod';
import type { Instant } from '#domain/core/instant.ts';
import type { Dependencies } from '../dependencies.ts';
import { viewerOf, type AccountHolder } from '../identity/principal.ts';
import { readGrantedTime } from '../extra-time/extra-time.ts';
import { readRights } from './read-rights.ts';

type MockTestList = z.infer<(typeof fetchAllMockTest)['outputs'][200]>;
type Askable = ReturnType<typeof askableFrom>;

/** The available tests, fixed ones first, with this student's access and sittings. */
export async function listTests(
  dependencies: Pick<Dependencies, 'readModels' | 'mockTests' | 'journal' | 'settings'>,
  principal: AccountHolder,
  now: Instant,
): Promise<MockTestList> {
  const { db } = dependencies.readModels;
  const [{ mockTests, reserved }, sittings, rights, extraTime] = await Promise.all([
    readOffer(dependencies),
    selectSittings(db, principal.userId),
    readRights(dependencies, principal, now),
    readGrantedTime(dependencies.journal, principal.userId),
  ]);
  const viewer = viewerOf(principal);
  const isAskable = askableFrom(reserved);
  const isFreelyAskable = askableFrom(reserved.filter((question) => mayPractise(question, viewer, now)));
  const sittingsOf = Map.groupBy(sittings, ({ mockTestId }) => mockTestId);
  const { full_test, sectional_test } = rights.credits;
  return {
    mockTests: [...mockTests, ...randomTestsOf(sittings)].map((test) => {
      const access = accessTo(test, rightTo(test, rights, now), { isAskable, isFreelyAskable });
      const own = sittingsOf.get(test.mockTestId) ?? [];
      return listing(test, { sittings: own, access, extraPercent: extraTime.percent });
    }),
    extraPercent: extraTime.percent || null,
    stopClock: extraTime.stopClock,
    credits: { full_test, sectional_test },
    paidBy: {
      full: payerOf(rightToCategory('full', rights, now)),
      sectional: payerOf(rightToCategory('sectional', rights, now)),
    },
  };
}

async function readOffer({
  readModels: { db },
  mockTests: drawn,
}: Pick<Dependencies, 'readModels' | 'mockTests'>) {
  const fixed = (await selectFixedTests(db, 'published')).filter(
    (test) => blueprintFaults(test).length === 0,
  );
  const mockTests = [...fixed.map(blueprintOf), ...drawn];
  const types = mockTests.flatMap(({ sections }) => countedOf(sections).map(({ type }) => type));
  return { mockTests, reserved: await listReserved(db, [...new Set(types)]) };
}

const randomTestsOf = (sittings: readonly ListedSitting[]): MockTestBlueprint[] =>
  [...new Set(sittings.map(({ mockTestId }) => mockTestId))].flatMap((mockTestId) => {
    const random = randomTestOf(mockTestId);
    return random
      ? [randomBlueprint(random, { seed: mockTestId, weakest: [], available: () => Infinity })]
      : [];
  });

const payerOf = (right: Right) => ('paidBy' in right ? right.paidBy : null);

type Access = Pick<MockTestListing, 'access' | 'paidBy' | 'credit'>;

function accessTo(
  test: MockTestBlueprint,
  right: Right,
  { isAskable, isFreelyAskable }: { readonly isAskable: Askable; readonly isFreelyAskable: Askable },
): Access {
  const closed = (access: MockTestListing['access']): Access => ({
    access,
    paidBy: null,
    credit: creditOf(test),
  });
  if (!isAskable(test)) return closed('incomplete');
  if ('isSat' in right) return closed('sat');
  if ('needs' in right) return closed('locked');
  const { paidBy } = right;
  // Free tests use free questions only.
  if (paidBy === 'none' && !isFreelyAskable(test)) return closed('locked');
  return { access: 'open', paidBy, credit: creditOf(test) };
}

interface OfStudent {
  readonly sittings: readonly ListedSitting[];
  readonly access: Access;
  readonly extraPercent: number;
}

function listing(
  { mockTestId, mockTestCategory, examType, name, description, sections, questions }: MockTestBlueprint,
  { sittings, access, extraPercent }: OfStudent,
): MockTestListing {
  const inBrief = sections.map((section) => ({
    section: section.section,
    questions: questionCount([section]),
    seconds: longer(approximateSeconds(section), extraPercent),
  }));
  return {
    mockTestId,
    mockTestCategory,
    examType: examType ?? null,
    name,
    description,
    isFixed: questions !== undefined,
    ...access,
    questions: questionCount(sections),
    seconds: inBrief.reduce((sum, { seconds }) => sum + seconds, 0),
    sections: inBrief,
    usesMicrophone: countedOf(sections).some(({ type }) => catalogue[type].usesMicrophone),
    sittings: sittings.map(({ mockTestId: _mockTestId, ...sitting }) => sitting),
  };
}
