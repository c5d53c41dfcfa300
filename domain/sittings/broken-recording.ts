import { reject, type Decision } from '../core/events/decision.ts';
import { fold } from '../core/events/stream.ts';
import type { Instant } from '../core/instant.ts';
import { catalogue } from '../question-types/catalogue.ts';
import { typeOfUid } from '../question-types/type-code.ts';
import type { LostTime, Moment } from './clocks/lost-time.ts';
import { mockTestStream, type MockTestAttempt, type MockTestEvent } from './mock-test-attempt.ts';
import { eventsOfTime } from './clocks/sitting-time.ts';

interface BrokenRecording extends Moment {
  readonly uid: string;
  /** Of recording, including the interruption, by the client. */
  readonly seconds: number;
}

/** Returns the time of an interrupted recording, at most the answering time, once for each question. ADR 105. */
export function reportBrokenRecording(
  state: MockTestAttempt,
  { uid, seconds, ...moment }: BrokenRecording,
): Decision<MockTestEvent, 'mock_test_not_found' | 'not_the_current_question'> {
  if (state.status === 'not_started') return reject('mock_test_not_found');
  const past = eventsOfTime(state, moment);
  const present = fold(mockTestStream, past, state);
  const isCurrent =
    present.status === 'running' &&
    !present.onBreak &&
    present.questions[present.answers.length]?.uid === uid;
  const { usesMicrophone, answeringTime } = catalogue[typeOfUid(uid)];
  if (!isCurrent || !usesMicrophone) return reject('not_the_current_question');
  if (hasRecordedAgain(present)) return past;
  const nowMs = Date.parse(moment.now);
  const fromMs = Math.max(Date.parse(present.questionSince), nowMs - Math.min(seconds, answeringTime) * 1000);
  const lost: LostTime = {
    cause: 'sound_interrupted',
    from: new Date(fromMs).toISOString(),
    until: moment.now,
  };
  return [...past, ...eventsOfTime(present, { ...moment, lost: [lost] })];
}

export const hasRecordedAgain = ({
  givenBack,
  questionSince,
}: {
  readonly givenBack: readonly Pick<LostTime, 'cause' | 'until'>[];
  readonly questionSince?: Instant | undefined;
}): boolean =>
  questionSince !== undefined &&
  givenBack.some(
    ({ cause, until }) =>
      cause === 'sound_interrupted' && until !== undefined && Date.parse(until) > Date.parse(questionSince),
  );
