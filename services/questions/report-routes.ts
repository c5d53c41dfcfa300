import { reject } from '#domain/core/events/decision.ts';
import { resolveReport } from '#domain/questions/admin-contract.ts';
import { reportQuestion } from '#domain/questions/contract.ts';
import { isInPractice } from '#domain/practice/access.ts';
import * as report from '#domain/questions/question-report.ts';
import { selectLastAsked } from '#projections/sittings/queries.ts';
import { handle } from '../core/handle.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Principal } from '../identity/principal.ts';
import { done, route, type Route } from '../http/route.ts';

export function reportRoutes({ journal, bank, readModels }: Dependencies): Route[] {
  /** Whether a test of this user contained the question. */
  const wasAsked = async (principal: Principal, uid: string) =>
    'userId' in principal && (await selectLastAsked(readModels.db, principal.userId)).has(uid);
  return [
    route(reportQuestion, async ({ input, context, principal }) => {
      const { commandId: reportId } = context;
      const { uid, reason, message, revision: seen } = input;
      const asked = await bank.get(uid, seen);
      if (!asked || asked.status === 'draft') return reject('question_not_found');
      // The answer must not reveal a reserved question that the caller was never asked.
      const mayKnow = isInPractice(asked) || principal.kind === 'admin' || (await wasAsked(principal, uid));
      if (!mayKnow) return reject('question_not_found');
      // A future revision cannot have been shown.
      const revision = Math.min(seen ?? asked.revision, asked.revision);
      const given = { reportId, uid, revision, reason, message };
      const reported = await handle(
        journal,
        report.questionReportStream,
        reportId,
        context,
        (state) => report.reportQuestion(state, given),
        { isNew: true },
      );
      return 'rejected' in reported ? reported : done({ reportId }, reported);
    }),

    route(resolveReport, async ({ input: { id, resolution, note }, context }) => {
      const reportId = id.toLowerCase();
      const { questionReportStream } = report;
      const [reported] = await journal.read(questionReportStream, questionReportStream.nameOf(reportId), {
        maxCount: 1,
      });
      if (!reported) return reject('not_found');
      const { userId: _userId, visitorId: _visitorId, ...rest } = context;
      const { userId, visitorId } = reported.metadata;
      // The resolution belongs to the reporter's history, with the admin as actor.
      const about = { ...rest, ...(userId && { userId }), ...(visitorId && { visitorId }) };
      const resolved = await handle(journal, questionReportStream, reportId, about, (state) =>
        report.resolveReport(state, { reportId, resolution, note }),
      );
      return 'rejected' in resolved ? resolved : done({}, resolved);
    }),
  ];
}
