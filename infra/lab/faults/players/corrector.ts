import { fetchQuestionRevisions, reviseQuestion } from '#domain/questions/admin-contract.ts';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { questionAttemptStream } from '#domain/practice/question-attempt.ts';
import { fetchQuestion, fetchQuestions } from '#domain/questions/contract.ts';
import { questionStream } from '#domain/questions/question.ts';
import { pause } from '#projections/core/feed/back-off.ts';
import { reasonOf } from './patient-caller.ts';
import type { Player } from './player.ts';

const beforeMs = 6_000;

/** An admin who corrects a question's key while the others answer it. */
export async function corrector({ admin, ledger, signal }: Player): Promise<void> {
  await pause(beforeMs, signal);
  const caller = await admin();
  const listed = await caller.call(fetchQuestions, { type: 'RSA', free: true });
  const uid = listed.outcome === 'answered' ? listed.answer.body.questions[0]?.uid : undefined;
  if (uid === undefined) return ledger.surprise('there is no question to correct');
  await answerEachOption({ caller, ledger }, uid);
  const shown = await caller.call(fetchQuestionRevisions, { uid });
  const question = shown.outcome === 'answered' ? shown.answer.body.revisions[0]?.question : undefined;
  if (question?.type !== 'RSA') return ledger.surprise(`fetchQuestionRevisions: ${reasonOf(shown)}`);
  const correctIndex = (question.correctIndex + 1) % question.multichoice.length;
  const revised = await caller.call(reviseQuestion, {
    question: { ...question, correctIndex },
    reason: 'The key was wrong',
    reasonsStand: true,
  });
  if (revised.outcome !== 'answered') return ledger.surprise(`reviseQuestion: ${reasonOf(revised)}`);
  const { commandId, tries } = revised;
  ledger.acknowledge(tries, { stream: questionStream.nameOf(uid), type: 'QuestionRevised', commandId });
}

/** Ensures right and wrong answers of one user to rescore and notify. */
async function answerEachOption(
  { caller, ledger }: Pick<Player, 'caller' | 'ledger'>,
  uid: string,
): Promise<void> {
  const seen = await caller.call(fetchQuestion, { uid });
  const view = seen.outcome === 'answered' ? seen.answer.body.question : undefined;
  if (view?.type !== 'RSA') return ledger.surprise(`fetchQuestion: ${reasonOf(seen)}`);
  for (const selectedAnswer of view.multichoice) {
    const answer = { type: 'RSA', selectedAnswer } as const;
    const given = await caller.call(saveQuestionDone, { uid, answer, secondsUsed: 1 });
    if (given.outcome !== 'answered') return ledger.surprise(`saveQuestionDone: ${reasonOf(given)}`);
    const { commandId, tries } = given;
    const stream = questionAttemptStream.nameOf(commandId);
    ledger.acknowledge(
      tries,
      { stream, type: 'AnswerSubmitted', commandId },
      { stream, type: 'AnswerScored', commandId },
    );
  }
}
