import { reject } from '#domain/core/decider.ts';
import type { CommandContext } from '#domain/core/journal.ts';
import { resolveReport } from '#domain/questions/admin-contract.ts';
import { reportQuestion } from '#domain/questions/contract.ts';
import {
  questionReportCodec,
  questionReportDecider,
  questionReportStream,
  type QuestionReportCommand,
} from '#domain/questions/question-report.ts';
import { execute } from '../core/command-handler.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { done, route, type Route } from '../http/route.ts';
import { createQuestionBank } from './question-bank.ts';

/** What students say of questions, and what admins say to that. */
export function reportRoutes({ journal }: Dependencies): Route[] {
  const bank = createQuestionBank(journal);

  const send = (command: QuestionReportCommand, context: CommandContext, isNew = false) =>
    execute(journal, {
      decider: questionReportDecider,
      codec: questionReportCodec,
      stream: questionReportStream(command.reportId),
      context,
      commands: [command],
      isNew,
    });

  return [
    route(reportQuestion, async ({ input, context }) => {
      const { commandId: reportId } = context;
      const { uid, reason, message, revision } = input;
      const asked = await bank.get(uid, revision);
      if (!asked || asked.status === 'draft') return reject('question_not_found');
      // Nobody has seen a revision that does not exist yet.
      const questionVersion = Math.min(revision ?? asked.revision, asked.revision);
      const report = { type: 'reportQuestion', reportId, uid, questionVersion, reason, message } as const;
      const reported = await send(report, context, true);
      return 'rejected' in reported ? reported : done({ reportId }, reported);
    }),

    route(resolveReport, async ({ input: { id, resolution, note }, context }) => {
      const reportId = id.toLowerCase();
      const [report] = await journal.read(questionReportCodec, questionReportStream(reportId), {
        maxCount: 1,
      });
      if (!report) return reject('not_found');
      const { userId: _admin, visitorId: _nobody, ...rest } = context;
      const { userId, visitorId } = report.metadata;
      // What came of a report stands in the history of who wrote it, with the admin as actor.
      const about = { ...rest, ...(userId && { userId }), ...(visitorId && { visitorId }) };
      const resolved = await send({ type: 'resolveReport', reportId, resolution, note }, about);
      return 'rejected' in resolved ? resolved : done({}, resolved);
    }),
  ];
}
