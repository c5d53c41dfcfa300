import { scoreOf } from '#domain/practice/question-attempt.ts';
import { isInPractice } from '#domain/practice/access.ts';
import { kindOf, type CodeOf } from '#domain/question-types/kinds.ts';
import { typeOfUid } from '#domain/question-types/type-code.ts';
import type { AnswerableCode } from '#domain/question-types/registry.ts';
import * as contract from '#domain/writing/contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { withCreditsMessage } from '../credits/out-of-credits.ts';
import { personOf, viewerOf } from '../identity/principal.ts';
import { done, route, type Route } from '../http/route.ts';
import { submitAnswer } from '../practice/submit-answer.ts';
import { awaitScore } from './await-score.ts';
import { dropDraft, findDraft, saveDraft } from './drafts.ts';
import { markReportRoutes } from './mark-report-routes.ts';
import { findUserWriting, readUserWritings, specified } from './user-writings.ts';

/** How long the response waits for the score. */
const patienceMs = 10_000;

const isWrittenType = (type: AnswerableCode): type is CodeOf<'written-response'> =>
  kindOf(type) === 'written-response';

/** undefined for questions that are not answered in writing. */
function writtenTypeOf(uid: string): CodeOf<'written-response'> | undefined {
  const type = typeOfUid(uid);
  return isWrittenType(type) ? type : undefined;
}

/** Texts scored while the caller waits, and drafts. Specification, document 1, section 7, and document 2, section 7. */
export function routes(dependencies: Dependencies): Route[] {
  const { bank } = dependencies;
  return [
    route(
      contract.analyseWritingText,
      async ({ input: { uid, text, secondsUsed, revision }, principal, context, now, network }) => {
        const type = writtenTypeOf(uid);
        if (!type) return { rejected: 'answer_does_not_fit' };
        const viewer = viewerOf(principal);
        const person = personOf(principal);
        const given = { uid, answer: { type, text }, secondsUsed, revision, timeline: [] };
        const submitted = await submitAnswer(dependencies, given, { viewer, person, network }, context);
        if ('rejected' in submitted) return withCreditsMessage(submitted, viewer, now);
        const attemptId = context.commandId;
        await dropDraft(dependencies, person, { uid, attemptId, at: now });
        const attempt = await awaitScore(dependencies, attemptId, person, patienceMs);
        return attempt.status === 'scored'
          ? done({ attemptId, ...specified(scoreOf(attempt).score) }, submitted)
          : {
              ...done({ attemptId, failure: attempt.status === 'failed' ? attempt.reason : null }, submitted),
              status: 202 as const,
            };
      },
    ),

    route(
      contract.getUserWritings,
      async ({ input: { uid }, principal, now }) => ({
        status: 200,
        body: { userWriting: await readUserWritings(dependencies, personOf(principal), uid, now) },
      }),
      { reads: ['attempts'] },
    ),

    route(
      contract.saveUserWriting,
      async ({ input: { uid, selectedAnswer }, principal, now }) => {
        const sought = { uid, text: selectedAnswer };
        const userWriting = await findUserWriting(dependencies, personOf(principal), sought, now);
        return userWriting ? { status: 200, body: { userWriting } } : { rejected: 'not_found' };
      },
      { reads: ['attempts'] },
    ),

    route(contract.saveWritingDraft, async ({ input: { uid, text, after, edit }, principal, now }) => {
      if (!writtenTypeOf(uid)) return { rejected: 'answer_does_not_fit' };
      const found = await bank.get(uid);
      if (!found || !isInPractice(found)) return { rejected: 'question_not_found' };
      const draft = { text, savedAt: now, after, edit };
      const saved = await saveDraft(dependencies, personOf(principal), uid, draft);
      return typeof saved === 'number'
        ? { status: 200, body: { savedAt: now, edit: saved } }
        : { rejected: saved };
    }),

    route(contract.fetchWritingDraft, async ({ input: { uid }, principal }) => ({
      status: 200,
      body: await findDraft(dependencies, personOf(principal), uid),
    })),

    ...markReportRoutes(dependencies),
  ];
}
