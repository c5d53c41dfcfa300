import type { ExamPart } from '../../mock-tests/exam-part.ts';

/** One section under one clock: of a blueprint or of a sitting, as its questions are. */
export const oneClock = <Asked>(section: ExamPart, seconds: number, questions: readonly Asked[]) => [
  { section, clocks: [{ seconds, questions: [...questions] }] },
];
