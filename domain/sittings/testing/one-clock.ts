import type { ExamPart } from '../../mock-tests/exam-part.ts';

/** One section under one clock. */
export const oneClock = <Asked>(section: ExamPart, seconds: number, questions: readonly Asked[]) => [
  { section, clocks: [{ seconds, questions: [...questions] }] },
];
