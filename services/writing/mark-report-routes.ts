import { reject } from '#domain/core/events/decision.ts';
import * as contract from '#domain/writing/mark-report-contract.ts';
import * as rules from '#domain/writing/mark-report.ts';
import { listMarkReports, listOwnMarkReports } from '#projections/mark-reports/queries.ts';
import { personKey } from '#projections/progress/person.ts';
import type { Dependencies } from '../dependencies.ts';
import { handle } from '../core/handle.ts';
import { derivedId } from '../core/ids.ts';
import { adminResourceRoutes } from '../http/admin-resource.ts';
import { done, route, type Route } from '../http/route.ts';
import { personOf } from '../identity/principal.ts';
import { readMarkedAnswer, withExcerpt } from './marked-answers.ts';

export function markReportRoutes({ journal, readModels }: Dependencies): Route[] {
  const { markReportStream } = rules;
  return [
    route(contract.reportMark, async ({ input, principal, context }) => {
      const { place, answerId, uid, span } = input;
      const marked = await readMarkedAnswer(journal, input);
      const isOwn = marked && !marked.isRemoved && marked.owner === personKey(personOf(principal));
      const found = isOwn ? rules.findMark(marked.scores, span) : undefined;
      if (!found) return reject('not_found');
      const { fault, category, subcategory: rule, sources } = found.mark;
      const { scorer, scorerVersion } = found.score;
      // One stream, and so one report, per mark.
      const reportId = derivedId('mark_report', place, answerId, uid, span.join('-'));
      const mark: rules.ReportedMark = {
        reportId,
        place,
        answerId,
        uid,
        span,
        fault,
        scorer,
        scorerVersion,
        ...(category && { category }),
        ...(rule !== undefined && { rule }),
        ...(sources && { sources }),
      };
      const reported = await handle(journal, markReportStream, reportId, context, (state) =>
        rules.reportMark(state, mark),
      );
      if ('rejected' in reported) return reported;
      const { status } = reported.state;
      return status === 'missing' ? reject('not_found') : done({ status }, reported);
    }),

    route(
      contract.fetchMarkReports,
      async ({ input, principal }) => {
        const rows = await listOwnMarkReports(readModels.db, personOf(principal), input);
        const reports = rows.map(({ uid, spanFrom, spanTo, status }) => ({
          uid,
          span: [spanFrom, spanTo] as [number, number],
          status,
        }));
        return { status: 200, body: { reports } };
      },
      { reads: ['mark_reports'] },
    ),

    route(contract.judgeMark, async ({ input: { id, judgement }, context }) => {
      const [first] = await journal.read(markReportStream, markReportStream.nameOf(id), { maxCount: 1 });
      if (!first) return reject('not_found');
      const { userId: _userId, visitorId: _visitorId, ...rest } = context;
      const { userId, visitorId } = first.metadata;
      // The judgement belongs to the student's history, with the admin as actor.
      const about = { ...rest, ...(userId && { userId }), ...(visitorId && { visitorId }) };
      const judged = await handle(journal, markReportStream, id, about, (state) =>
        rules.judgeMark(state, { reportId: id, judgement }),
      );
      return 'rejected' in judged ? judged : done({}, judged);
    }),

    ...adminResourceRoutes(contract.adminMarkReports, {
      reads: ['mark_reports'],
      async list(query) {
        const { rows, total } = await listMarkReports(readModels.db, query);
        return { rows: await Promise.all(rows.map((row) => withExcerpt(journal, row))), total };
      },
    }),
  ];
}
