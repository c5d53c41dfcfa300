import { setTimeout as pause } from 'node:timers/promises';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { questionAttemptStream } from '#domain/practice/question-attempt.ts';
import type { QuestionView } from '#domain/question-types/registry.ts';
import { fetchQuestion, fetchQuestions, reportQuestion } from '#domain/questions/contract.ts';
import { questionReportStream } from '#domain/questions/question-report.ts';
import { someAnswer } from './answers.ts';
import { reasonOf } from './patient-caller.ts';
import type { Player } from './player.ts';

export async function visitor(player: Player): Promise<void> {
  const practise = await openPractice(player);
  while (!player.signal.aborted) {
    await practise();
    await pause(player.pace());
  }
}

/** Expected rejections after long practice without credits; nothing is stored for them. */
const ruledOut: ReadonlySet<string> = new Set(['no_writing_credits', 'recording_missing']);

export async function openPractice({ caller, ledger, random }: Player): Promise<() => Promise<void>> {
  const listed = await caller.call(fetchQuestions, { free: true, limit: 100 });
  const free = listed.outcome === 'answered' ? listed.answer.body.questions : [];
  if (free.length === 0) throw new Error('there are no free samples');
  const seen = new Map<string, QuestionView>();

  async function look(uid: string): Promise<QuestionView> {
    const shown = await caller.call(fetchQuestion, { uid });
    if (shown.outcome !== 'answered') throw new Error(`fetchQuestion: ${reasonOf(shown)}`);
    return shown.answer.body.question;
  }

  await report({ caller, ledger }, free[Math.floor(random() * free.length)]?.uid ?? '');
  return async () => {
    const { uid = '' } = free[Math.floor(random() * free.length)] ?? {};
    const view = seen.get(uid) ?? (await look(uid));
    seen.set(uid, view);
    const answer = someAnswer(view, random());
    const given = await caller.call(saveQuestionDone, { uid, answer, secondsUsed: 1 });
    if (given.outcome === 'refused' && ruledOut.has(given.code)) return ledger.refuse();
    if (given.outcome !== 'answered') return ledger.surprise(`saveQuestionDone: ${reasonOf(given)}`);
    const { commandId, tries } = given;
    const { status, body } = given.answer;
    const { attemptId } = body;
    if (attemptId !== commandId) ledger.surprise(`the attempt ${commandId} became ${attemptId}`);
    const stream = questionAttemptStream.nameOf(attemptId);
    const submitted = { stream, type: 'AnswerSubmitted', commandId };
    // A written answer is scored later, by a workflow's command.
    const scored = status === 200 ? [{ stream, type: 'AnswerScored', commandId }] : [];
    ledger.acknowledge(tries, submitted, ...scored);
  };
}

/** Each visitor reports one question. */
async function report({ caller, ledger }: Pick<Player, 'caller' | 'ledger'>, uid: string): Promise<void> {
  const message = 'The recording ends too early.';
  const reported = await caller.call(reportQuestion, { uid, reason: 'audio', message });
  if (reported.outcome !== 'answered') return ledger.surprise(`reportQuestion: ${reasonOf(reported)}`);
  const { commandId, tries, answer } = reported;
  const stream = questionReportStream.nameOf(answer.body.reportId);
  ledger.acknowledge(tries, { stream, type: 'QuestionReported', commandId });
}
