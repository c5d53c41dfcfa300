import { reject } from '#domain/core/events/decision.ts';
import { isInPractice } from '#domain/practice/access.ts';
import * as contract from '#domain/practice/contract.ts';
import { clearScore, setFavorite, setTested } from '#domain/practice/practice-marks.ts';
import { questionAttemptStream } from '#domain/practice/question-attempt.ts';
import { requestNewScoreNotice } from '#domain/practice/second-score.ts';
import { hasRule } from '#domain/question-types/registry.ts';
import { typeOfUid } from '#domain/question-types/type-code.ts';
import { withCreditsMessage } from '../credits/out-of-credits.ts';
import type { Dependencies } from '../dependencies.ts';
import { handle } from '../core/handle.ts';
import { unlimitedOf } from '../identity/bought.ts';
import { personOf, viewerOf } from '../identity/principal.ts';
import { done, route, type Route } from '../http/route.ts';
import { practiceAdminRoutes } from './admin-routes.ts';
import { dropDraft } from '../writing/drafts.ts';
import { mark } from './marks.ts';
import { readOwnAttempts } from './own-attempts.ts';
import { shownSolution } from '../questions/shown-question.ts';
import { submitAnswer } from './submit-answer.ts';

/** Answers and marks in practice, for students and visitors: specification, document 1, section 7. */
export function routes({
  journal,
  bank,
  readModels,
  signedFiles,
  settings,
  pool,
  files,
  rateLimiter,
}: Dependencies): Route[] {
  /** Only known questions can be marked. */
  const isKnown = async (uid: string) => {
    const found = await bank.get(uid);
    return found !== undefined && isInPractice(found);
  };
  return [
    route(contract.saveQuestionDone, async ({ input, principal, now, context, network }) => {
      const viewer = viewerOf(principal);
      const sender = {
        viewer,
        person: personOf(principal),
        network,
        unlimited: unlimitedOf(principal, now),
      };
      const own = { journal, bank, settings, files, rateLimiter };
      const submitted = await submitAnswer(own, input, sender, context);
      if ('rejected' in submitted) return withCreditsMessage(submitted, viewer, now);
      const { score, question } = submitted;
      const { uid } = input;
      const attemptId = context.commandId;
      // Also for a repetition with a score, because the first attempt may have been interrupted here.
      if (!hasRule(question)) await dropDraft({ pool }, sender.person, { uid, attemptId, at: now });
      const solution = shownSolution(signedFiles, question, now);
      const accepted = { attemptId, uid, solution };
      return score
        ? done({ ...accepted, score }, submitted)
        : { ...done(accepted, submitted), status: 202 as const };
    }),

    route(contract.markQuestionAsTested, async ({ input: { uid, isTested }, principal, context }) => {
      if (!(await isKnown(uid))) return reject('question_not_found');
      const marked = await mark(journal, personOf(principal), typeOfUid(uid), context, (state) =>
        setTested(state, { uid, isTested }),
      );
      return 'rejected' in marked ? marked : done({}, marked);
    }),

    route(contract.toggleFavoriteQuestion, async ({ input: { uid, isFavorite }, principal, context }) => {
      if (!(await isKnown(uid))) return reject('question_not_found');
      const marked = await mark(journal, personOf(principal), typeOfUid(uid), context, (state) =>
        setFavorite(state, { uid, isFavorite }),
      );
      return 'rejected' in marked ? marked : done({}, marked);
    }),

    route(contract.clearExerciseScore, async ({ input: { exercise, uid }, principal, now, context }) => {
      if (uid !== undefined && !(await isKnown(uid))) return reject('question_not_found');
      const cleared = await mark(journal, personOf(principal), exercise, context, (state) =>
        clearScore(state, { exercise, ...(uid !== undefined && { uid }), now }),
      );
      return 'rejected' in cleared ? cleared : done({}, cleared);
    }),

    route(
      contract.fetchOwnAttempts,
      async ({ input: { uid }, principal, now }) => {
        const own = { journal, readModels, bank, signedFiles };
        const attempts = await readOwnAttempts(own, personOf(principal), uid, now);
        return { status: 200, body: { attempts } };
      },
      { reads: ['attempts'] },
    ),

    route(contract.requestNewScoreNotice, async ({ input: { attemptId }, principal, context }) => {
      const stream = questionAttemptStream.nameOf(attemptId);
      const [submitted] = await journal.read(questionAttemptStream, stream, { maxCount: 1 });
      if (submitted?.metadata.userId !== principal.userId) return reject('not_found');
      const requested = await handle(journal, questionAttemptStream, attemptId, context, (state) =>
        requestNewScoreNotice(state, { attemptId }),
      );
      return 'rejected' in requested ? requested : done({}, requested);
    }),

    ...practiceAdminRoutes({ readModels }),
  ];
}
