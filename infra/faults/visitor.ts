import { setTimeout as pause } from 'node:timers/promises';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { questionAttemptStream } from '#domain/practice/question-attempt.ts';
import type { QuestionView } from '#domain/question-types/registry.ts';
import { fetchQuestion, fetchQuestions } from '#domain/questions/contract.ts';
import { someAnswer } from './answers.ts';
import type { Player } from './load.ts';

/** Practises one free sample after the other. */
export async function visitor({ caller, ledger, random, pace, signal }: Player): Promise<void> {
  const listed = await caller.call(fetchQuestions, {});
  if (listed.outcome !== 'answered') return ledger.surprise(`fetchQuestions: ${listed.outcome}`);
  const free = listed.answer.body.questions.filter((question) => question.free);
  const seen = new Map<string, QuestionView>();
  while (!signal.aborted) {
    const { uid } = free[Math.floor(random() * free.length)] ?? {};
    if (uid === undefined) return ledger.surprise('there are no free samples');
    const view = seen.get(uid) ?? (await look(uid));
    if (!view) continue;
    seen.set(uid, view);
    const given = await caller.call(saveQuestionDone, {
      uid,
      answer: someAnswer(view, random()),
      secondsUsed: 1,
    });
    if (given.outcome === 'answered') {
      const { commandId, tries, answer } = given;
      const stream = questionAttemptStream(answer.body.attemptId);
      if (answer.body.attemptId !== commandId) ledger.surprise(`${commandId} became ${stream}`);
      ledger.acknowledge(
        tries,
        { stream, type: 'AnswerSubmitted', commandId },
        { stream, type: 'AnswerScored', commandId },
      );
    } else ledger.surprise(`saveQuestionDone: ${given.outcome === 'refused' ? given.code : given.outcome}`);
    await pause(pace());
  }

  async function look(uid: string): Promise<QuestionView | undefined> {
    const shown = await caller.call(fetchQuestion, { uid });
    if (shown.outcome === 'answered') return shown.answer.body.question;
    ledger.surprise(`fetchQuestion: ${shown.outcome === 'refused' ? shown.code : shown.outcome}`);
    return undefined;
  }
}
