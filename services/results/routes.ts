import { reject } from '#domain/core/events/decision.ts';
import { dayMs } from '#domain/core/durations.ts';
import type { Instant } from '#domain/core/instant.ts';
import { calibrate, fewestPublicResults } from '#domain/results/calibration.ts';
import * as adminContract from '#domain/results/admin-contract.ts';
import * as contract from '#domain/results/contract.ts';
import { readScorecard } from '#domain/results/read-scorecard.ts';
import { discardResult, realResultStream, reportResult } from '#domain/results/real-result.ts';
import { scoreNames, type ScoreName } from '#domain/results/real-scores.ts';
import { selectEstimateBefore } from '#projections/sittings/queries.ts';
import { listRealResults, selectCalibration } from '#projections/real-results/queries.ts';
import { estimateVersion } from '#domain/scorecards/estimate.ts';
import { handle } from '../core/handle.ts';
import type { Dependencies } from '../dependencies.ts';
import { adminResourceRoutes } from '../http/admin-resource.ts';
import { done, route, type Route } from '../http/route.ts';
import { wholeOf, type Upload } from '../http/upload.ts';
import { createReadingProofs } from './reading-proof.ts';
import { resultIdOf } from './result-id.ts';
import { scorecardWords, type ScorecardFile } from './scorecard-words.ts';

/** Real results from scorecards: specification, document 1, sections 7 and 8. */
export function routes({ journal, readModels, settings }: Dependencies): Route[] {
  const proofs = createReadingProofs(settings.tokenSecret);

  async function read(kind: ScorecardFile['kind'], upload: Upload, userId: string, now: Instant) {
    const found = await scorecardWords({ kind, bytes: await wholeOf(upload) });
    if ('isNotValid' in found) return { isNotValid: true } as const;
    const reading = readScorecard(found.words);
    if (!reading) return reject('scorecard_not_recognised');
    const values = scoreNames.map((name) => [name, reading.scores[name]?.value ?? null]);
    const scores = Object.fromEntries(values) as Record<ScoreName, number | null>;
    const proof = await proofs.sign({ userId, source: kind, scores }, now);
    return { status: 200, body: { reading, proof } } as const;
  }

  return [
    route(contract.takePteScorecardScreenshot, async ({ upload, principal: { userId }, now }) => {
      const answer = await read('screenshot', upload, userId, now);
      return 'isNotValid' in answer ? reject('screenshot_not_valid') : answer;
    }),
    route(contract.takeScorecardPdf, async ({ upload, principal: { userId }, now }) => {
      const answer = await read('pdf', upload, userId, now);
      return 'isNotValid' in answer ? reject('pdf_not_valid') : answer;
    }),

    route(contract.reportRealResult, async ({ input, principal: { userId, account }, context, now }) => {
      const proof = await proofs.read(input.proof, now);
      if (typeof proof === 'string') return reject(proof);
      if (proof.userId !== userId) return reject('token_invalid');
      // A day more: it may be tomorrow where the exam was taken.
      if (Date.parse(input.takenOn) > Date.parse(now) + dayMs) {
        return { rejected: 'invalid_input', fields: { takenOn: 'Enter the day of your exam.' } };
      }
      const { scores, takenOn } = input;
      const before = await selectEstimateBefore(readModels.db, userId, takenOn);
      const estimate = before && { ...before.estimate, version: estimateVersion };
      const result = {
        examType: before?.examType ?? account.preferences.examType,
        scores,
        takenOn,
        source: proof.source,
        corrected: scoreNames.filter((name) => scores[name] !== proof.scores[name]),
        estimate: estimate ?? null,
      };
      const id = resultIdOf(settings.personalDataKey, input.reportCode);
      const reported = await handle(journal, realResultStream, id, { ...context, userId }, (state) =>
        reportResult(state, result),
      );
      if ('rejected' in reported) return reported;
      return done({ estimated: estimate?.overall ?? null }, reported);
    }),

    route(
      contract.fetchCalibration,
      async () => {
        const entries = await selectCalibration(readModels.db);
        const isEnough = entries.length >= fewestPublicResults;
        return { status: 200, body: { results: entries.length, groups: isEnough ? calibrate(entries) : [] } };
      },
      { reads: ['real_results'] },
    ),
    route(
      adminContract.fetchCalibrationLedger,
      async () => {
        const groups = calibrate(await selectCalibration(readModels.db));
        return { status: 200, body: { groups } };
      },
      { reads: ['real_results'] },
    ),
    ...adminResourceRoutes(adminContract.adminRealResults, {
      reads: ['real_results'],
      list: (query) => listRealResults(readModels.db, query),
    }),
    route(adminContract.discardRealResult, async ({ input: { id, reason }, context }) => {
      const discarded = await handle(journal, realResultStream, id, context, (state) =>
        discardResult(state, { reason }),
      );
      return 'rejected' in discarded ? discarded : done({}, discarded);
    }),
  ];
}
