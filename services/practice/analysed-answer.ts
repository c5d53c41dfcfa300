import type { ReturnCause } from '#domain/credits/credit-kinds.ts';
import { Defect } from '#domain/core/defect.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';
import {
  failAnalysis,
  questionAttemptStream,
  recordScore,
  type QuestionAttempt,
} from '#domain/practice/question-attempt.ts';
import { recordSecondScore } from '#domain/practice/second-score.ts';
import { isOfKind } from '#domain/question-types/kinds.ts';
import { creditKindOf } from '#domain/credits/credit-kind-of.ts';
import { isNothingHeard } from '#domain/scoring/speaking/nothing-heard.ts';
import { answerOf } from '#domain/question-types/recorded-answer.ts';
import { hasRule } from '#domain/question-types/registry.ts';
import type { AnalysedAnswer, AnswerDependencies } from '../analysis/scorable-answer.ts';
import type { AnswerToScore } from '../analysis/answer-to-score.ts';
import { spokenAnswer } from '../analysis/spoken-answer.ts';
import { writtenAnswer } from '../analysis/written-answer.ts';
import { returnCreditForAnswer } from '../credits/credits.ts';
import { personIn } from '#projections/progress/person.ts';
import { handle } from '../core/handle.ts';
import { notifyOfLateScore } from './notify-of-late-score.ts';
import { readRecording } from '../speaking/recordings.ts';
import { readEarlierTexts } from '../writing/earlier-texts.ts';

/** An answer in practice, to be scored by an analysis. One erased with its account needs no score. */
export function answerInPractice(dependencies: AnswerDependencies, attemptId: string): AnalysedAnswer {
  const { journal, bank } = dependencies;
  const read = async () => {
    const events = await journal.read(questionAttemptStream, questionAttemptStream.nameOf(attemptId));
    const attempt = fold(questionAttemptStream, events);
    const [submitted] = events;
    if (attempt.status === 'open' || !submitted) throw new Defect(`Unknown attempt ${attemptId}`);
    return { events, attempt, submitted, question: await bank.getRevision(attempt.uid, attempt.revision) };
  };
  const returnCredit = async (
    { attempt, submitted, question }: Awaited<ReturnType<typeof read>>,
    cause: ReturnCause,
    context: CommandContext,
  ) => {
    const person = personIn(submitted.metadata);
    if (!person || hasRule(question)) return;
    const given = { kind: creditKindOf(question.type), attemptId, uid: attempt.uid, cause };
    await returnCreditForAnswer(dependencies, person, given, context);
  };
  const readAnswer = async (): Promise<AnswerToScore | undefined> => {
    const { attempt, submitted, question } = await read();
    const answer = answerOf(attempt.answer);
    const { metadata, position } = submitted;
    const person = personIn(metadata);
    if (!answer) return undefined;
    if (isOfKind('spoken-response', answer)) {
      const sound = person && (await readRecording(dependencies, person, answer.recording));
      return sound && { of: 'speech', answer: spokenAnswer(question, sound) };
    }
    const inTime = { uid: attempt.uid, at: metadata.at, position };
    const earlier = person && (await readEarlierTexts(dependencies, person, inTime));
    return { of: 'writing', answer: writtenAnswer(question, answer, earlier) };
  };
  return {
    read: readAnswer,
    readAgain: readAnswer,
    recordSecondScore: (second, context) =>
      handle(journal, questionAttemptStream, attemptId, context, (attempt) =>
        recordSecondScore(attempt, { attemptId, ...second }),
      ),
    async recordScore(score, context) {
      const answered = await read();
      const { events, attempt, question, submitted } = answered;
      const decide = (state: QuestionAttempt) => recordScore(state, { attemptId, question, score });
      const recorded = await handle(journal, questionAttemptStream, attemptId, context, decide, {
        seen: { events, state: attempt },
      });
      if ('rejected' in recorded || recorded.state.status !== 'scored') return recorded;
      // After an interruption the step repeats, perhaps with another score: the recorded one counts.
      const [first, ...later] = recorded.state.scores;
      if (isNothingHeard(first.score)) await returnCredit(answered, 'nothing_heard', context);
      if (recorded.changed && later.length === 0) {
        const scored = { attemptId, uid: question.uid, score: first.score, submitted };
        await notifyOfLateScore(journal, scored, context);
      }
      return recorded;
    },
    async recordFailure(reason, context) {
      const failed = await handle(journal, questionAttemptStream, attemptId, context, (attempt) =>
        failAnalysis(attempt, { attemptId, reason }),
      );
      if (!('rejected' in failed) && failed.state.status === 'failed')
        await returnCredit(await read(), 'analysis_failed', context);
      return failed;
    },
  };
}
