import { reject } from '#domain/core/decider.ts';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import {
  questionAttemptCodec,
  questionAttemptDecider,
  questionAttemptStream,
} from '#domain/practice/question-attempt.ts';
import { isSameAnswer } from '#domain/practice/recorded-answer.ts';
import { solutionOf } from '#domain/question-types/registry.ts';
import { execute } from '../core/command-handler.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { viewerOf } from '../core/principal.ts';
import { route, type Route } from '../core/route.ts';
import { createQuestionBank } from '../questions/question-bank.ts';

/** Answers in practice. The attempt's stream is new with the command, so the usual way is one append and no read. */
export function practiceRoutes({ journal }: Dependencies): Route[] {
  const bank = createQuestionBank(journal);
  return [
    route(saveQuestionDone, async ({ input, principal, now, context }) => {
      const { uid, answer, secondsUsed } = input;
      const asked = await bank.get(uid);
      if (!asked) return reject('question_not_found');
      const attemptId = context.commandId;
      const accepted = await execute(journal, {
        decider: questionAttemptDecider,
        codec: questionAttemptCodec,
        stream: questionAttemptStream(attemptId),
        context,
        isNew: true,
        commands: [
          {
            type: 'submitAnswer',
            attemptId,
            question: asked.question,
            questionVersion: asked.version,
            answer,
            secondsUsed,
            viewer: viewerOf(principal),
            now,
          },
        ],
      });
      if ('rejected' in accepted) {
        // Somebody else's attempt bears this id: they are told no more than those who used theirs twice.
        return accepted.rejected === 'revision_conflict' ? reject('already_submitted') : accepted;
      }
      const { state, revision, position, replayed } = accepted;
      if (state.status !== 'scored') throw new Error(`The attempt ${attemptId} has no score`);
      const isRepetition = state.uid === uid && isSameAnswer(state.answer, answer);
      if (replayed && !isRepetition) return reject('already_submitted');
      const question =
        state.questionVersion === asked.version
          ? asked.question
          : await bank.getVersion(uid, state.questionVersion);
      const [first, ...later] = state.scores;
      const score = later.at(-1) ?? first;
      return {
        status: 200,
        body: { attemptId, uid, score, solution: solutionOf(question) },
        revision,
        ...(position && { position }),
      };
    }),
  ];
}
