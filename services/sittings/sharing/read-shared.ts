import { examOfSitting } from '#domain/sittings/exam-of-sitting.ts';
import type { SharedScorecard } from '#domain/sittings/sharing/share-contract.ts';
import { shareView } from '#domain/sittings/sharing/share-scorecard.ts';
import { typeOfUid } from '#domain/question-types/type-code.ts';
import { estimate } from '#domain/scorecards/estimate.ts';
import { findShared } from '#projections/sittings/queries.ts';
import { readAccount } from '../../accounts/read-account.ts';
import type { Dependencies } from '../../dependencies.ts';
import { nameOfTest } from '../../fixed-tests/test-on-offer.ts';
import { readSitting } from '../read-sitting.ts';

/** The scorecard shared under a link, confirmed by its stream, so that a revoked one is gone immediately. @throws StoreUnavailable */
export async function readShared(
  dependencies: Pick<Dependencies, 'journal' | 'readModels' | 'mockTests'>,
  shareId: string,
): Promise<SharedScorecard | undefined> {
  const { journal, readModels } = dependencies;
  const sessionId = await findShared(readModels.db, shareId);
  const state = sessionId === undefined ? undefined : (await readSitting(journal, sessionId))?.state;
  if (state?.status !== 'scored' || state.share?.shareId !== shareId || state.isRemoved) return undefined;
  const { test, share, results } = state;
  if ((await readAccount(journal, test.userId)).status === 'deleted') return undefined;
  const examType = examOfSitting(test);
  const items = results.map((result) => ({
    uid: result.uid,
    type: typeOfUid(result.uid),
    ...('score' in result && { score: result.score }),
  }));
  const { overall, skills, enabling } = estimate(examType, items, test.sessionId);
  const { name } = shareView(share);
  return {
    ...(name !== undefined && { name }),
    testName: await nameOfTest(dependencies, test.mockTestId),
    examType,
    satOn: test.startedAt.slice(0, 'yyyy-mm-dd'.length),
    ...(test.mark && { mark: test.mark }),
    estimate: { ...(overall && { overall }), skills, enabling },
    unscored: items.filter(({ score }) => score === undefined).length,
  };
}
