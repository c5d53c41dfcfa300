import type { Descriptions } from '../core/capability.ts';
import { duration, moment } from '../core/words.ts';
import { pointsInWords } from '../question-types/points-in-words.ts';
import { answerInWords } from '../question-types/registry.ts';
import { mockTestCatalogue } from './catalogue.ts';
import { examPartNames } from './exam-part.ts';
import type { MockTestEvent } from './mock-test-attempt.ts';

const sectionEnds = {
  deadline: 'the time was up',
  student: 'the student ended it',
  completed: 'all questions were answered',
} as const;

/** A test's name does not depend on its clock. */
const testNames = new Map(
  mockTestCatalogue({ sprintSeconds: 1 }).map(({ mockTestId, name }) => [mockTestId, name]),
);
const testName = (mockTestId: string) => testNames.get(mockTestId) ?? mockTestId;

export const mockTestDescriptions: Descriptions<MockTestEvent> = {
  MockTestStarted: ({ mockTestId, sections, expiresAt }) => {
    const clocks = sections.flatMap((section) => section.clocks);
    const questions = clocks.reduce((sum, clock) => sum + clock.questions.length, 0);
    const seconds = clocks.reduce((sum, clock) => sum + clock.seconds, 0);
    return `Started ${testName(mockTestId)}: ${questions} questions in ${duration(seconds)}, open until ${moment(expiresAt)}`;
  },
  MockTestSectionStarted: ({ index, section }) =>
    `Began part ${index + 1}, ${examPartNames[section].toLowerCase()}`,
  MockTestClockRanOut: ({ section, clock, ranOutAt }) =>
    `Time was up for clock ${clock + 1} of part ${section + 1} at ${moment(ranOutAt)}`,
  MockTestAnswerSubmitted: ({ uid, index, answer }) =>
    `Answered question ${index + 1}, ${uid}: ${answerInWords(answer)}`,
  MockTestAnswerScored: ({ uid, score }) => `Scored ${uid}: ${pointsInWords(uid, score)}`,
  MockTestAnswerAnalysisFailed: ({ uid, reason }) => `The answer to ${uid} could not be scored: ${reason}`,
  MockTestSectionEnded: ({ section, cause }) =>
    `The ${examPartNames[section].toLowerCase()} section ended: ${sectionEnds[cause]}`,
  MockTestSubmitted: ({ answered, questions }) =>
    `The test was handed in: ${answered} of ${questions} questions answered`,
  MockTestResultRecorded: (result) =>
    `Result of ${testName(result.mockTestId)}: ${result.points} of ${result.maximum} points`,
  MockTestQuestionRescored: ({ uid, score, previous, reason }) =>
    `Scored ${uid} again: ${pointsInWords(uid, score)}; before, ${pointsInWords(uid, previous)}. Reason: ${reason}`,
};
