import type { Descriptions } from '../core/capability.ts';
import { readable } from '../core/events/personal.ts';
import { duration, moment } from '../core/text/words.ts';
import { pointsInWords } from '../question-types/points-in-words.ts';
import { answerInWords } from '../question-types/registry.ts';
import { scorerInWords } from '../scoring/second-score.ts';
import { lengthOf } from './clocks/breaks.ts';
import { examPartNames } from '../mock-tests/exam-part.ts';
import { grantInWords } from '../extra-time/descriptions.ts';
import type { LossCause } from './clocks/lost-time.ts';
import type { MockTestEvent } from './mock-test-attempt.ts';

const sectionEnds = {
  deadline: 'the time was up',
  student: 'the student ended it',
  completed: 'all questions were answered',
} as const;

const breakEnds = { student: 'the student continued', length: 'its time was up' } as const;

const losses: Readonly<Record<LossCause, string>> = {
  outage: 'our server did not answer',
  call_failed: 'our server could not take what the student sent',
  recording_failed: 'a recording could not be loaded',
  sound_interrupted: 'the sound of the student’s device was interrupted, and the recording began again,',
};

export const sittingDescriptions: Descriptions<MockTestEvent> = {
  MockTestStarted: ({ mockTestId, sections, expiresAt, extraTime }, nameOfTest) => {
    const clocks = sections.flatMap((section) => section.clocks);
    const questions = clocks.reduce((sum, clock) => sum + clock.questions.length, 0);
    const seconds = clocks.reduce((sum, clock) => sum + clock.seconds, 0);
    const extra = extraTime ? ` with ${grantInWords(extraTime)}` : '';
    return `Started ${nameOfTest(mockTestId)}: ${questions} questions in ${duration(seconds)}${extra}, open until ${moment(expiresAt)}`;
  },
  MockTestSectionStarted: ({ index, section }) =>
    `Began part ${index + 1}, ${examPartNames[section].toLowerCase()}`,
  MockTestClockExpired: ({ section, clock, ranOutAt }) =>
    `Time was up for clock ${clock + 1} of part ${section + 1} at ${moment(ranOutAt)}`,
  MockTestTimeCompensated: ({ section, clock, cause, from, until, seconds }) =>
    `Returned ${duration(seconds)} to clock ${clock + 1} of part ${section + 1}: ${losses[cause]} from ${moment(from)} to ${moment(until)}`,
  MockTestExtraTimeGranted: ({ extraTime, clocks }) =>
    `Has ${grantInWords(extraTime)} from the next clock on: ${duration(clocks.reduce((sum, { added }) => sum + added, 0))} more in all`,
  MockTestBreakStarted: ({ section, clock, beganAt, endsAt }) =>
    `Stopped clock ${clock + 1} of part ${section + 1} for a break at ${moment(beganAt)}, until ${moment(endsAt)} at the latest`,
  MockTestBreakEnded: ({ section, clock, from, until, cause }) =>
    `Clock ${clock + 1} of part ${section + 1} ran again at ${moment(until)} after a break of ${duration(lengthOf([{ from, until }]))}: ${breakEnds[cause]}`,
  MockTestAnswerSubmitted: ({ uid, index, answer }) =>
    `Answered question ${index + 1}, ${uid}: ${answerInWords(answer)}`,
  MockTestAnswerScored: ({ uid, score }) => `Scored ${uid}: ${pointsInWords(uid, score)}`,
  MockTestAnswerAnalysisFailed: ({ uid, reason }) => `The answer to ${uid} could not be scored: ${reason}`,
  MockTestSectionEnded: ({ section, cause }) =>
    `The ${examPartNames[section].toLowerCase()} section ended: ${sectionEnds[cause]}`,
  MockTestSubmitted: ({ answered, questions }) =>
    `The test was handed in: ${answered} of ${questions} questions answered`,
  MockTestResultRecorded: (result, nameOfTest) =>
    `Result of ${nameOfTest(result.mockTestId)}: ${result.points} of ${result.maximum} points`,
  MockTestRemoved: () => 'The student removed the test from their list',
  MockTestRestored: () => 'The student put the test back on their list',
  MockTestScorecardShared: ({ name }) =>
    `The student shared the scorecard ${name === undefined ? 'without a name' : `under the name ${readable(name)}`}`,
  MockTestScorecardUnshared: () => 'The student stopped sharing the scorecard',
  MockTestLateScoreRecorded: ({ uid, score, points, maximum }) =>
    `Scored ${uid} after the result: ${pointsInWords(uid, score)}. The test now has ${points} of ${maximum} points`,
  MockTestAnswerScoredAgain: ({ uid, score, first }) =>
    `Scored ${uid} again by ${scorerInWords(score)}: ${pointsInWords(uid, score)}. The first score counts: ${pointsInWords(uid, first)} by ${scorerInWords(first)}`,
  MockTestNewScoreNoticeRequested: ({ uid }) => `Asked for a notification about a newer score of ${uid}`,
  MockTestQuestionRescored: ({ uid, score, previous, reason }) =>
    `Scored ${uid} again: ${pointsInWords(uid, score)}; before, ${pointsInWords(uid, previous)}. Reason: ${reason}`,
};
