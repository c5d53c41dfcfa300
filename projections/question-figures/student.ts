import type { Section } from '#domain/question-types/section.ts';
import { newStudent, type Rating } from '#domain/questions/rating.ts';
import { hasMet, withMet, type Met } from './met.ts';
import type { Sitting } from './sitting.ts';

type Level = Rating & { readonly answers: number };

/** The data for a student's next answer, in one row, so that the deletion of the account erases it. */
export type Student = {
  readonly levels: { readonly [skill: string]: Level };
  readonly met: Met;
  readonly waiting: readonly string[];
  /** Tests by session, until their scores arrive. */
  readonly sittings: { readonly [sessionId: string]: Sitting };
};

export const newcomer: Student = { levels: {}, met: {}, waiting: [], sittings: {} };

export const levelIn = ({ levels }: Student, skill: Section): Level =>
  levels[skill] ?? { ...newStudent, answers: 0 };

/** An answer in practice. Only the first counts, because it reveals the right answer. */
export function submitted(
  student: Student,
  { attemptId, uid, counts }: { readonly attemptId: string; readonly uid: string; readonly counts: boolean },
): Student | undefined {
  if (hasMet(student.met, uid)) return undefined;
  const waiting = counts ? [...student.waiting, attemptId] : student.waiting;
  return { ...student, met: withMet(student.met, uid), waiting };
}

/** undefined if the score does not count, or was counted. */
export function scored(student: Student, attemptId: string): Student | undefined {
  if (!student.waiting.includes(attemptId)) return undefined;
  return { ...student, waiting: student.waiting.filter((other) => other !== attemptId) };
}

/** @param sitting undefined if the test does not count */
export function inSitting(student: Student, sessionId: string, sitting: Sitting | undefined): Student {
  const { [sessionId]: _before, ...others } = student.sittings;
  return { ...student, sittings: sitting ? { ...others, [sessionId]: sitting } : others };
}

/** Scores of a test; unanswered questions count as seen, since results show them. @returns seconds of new answered questions by uid */
export function scoredInSitting(
  student: Student,
  sessionId: string,
  uids: readonly string[],
): { readonly student: Student; readonly seconds: ReadonlyMap<string, number> } | undefined {
  const sitting = student.sittings[sessionId];
  if (!sitting) return undefined;
  const seconds = new Map<string, number>();
  let { met } = student;
  for (const uid of uids) {
    const used = sitting.seconds[uid];
    if (used !== undefined && !hasMet(met, uid)) seconds.set(uid, used);
    met = withMet(met, uid);
  }
  const left = Object.entries(sitting.seconds).filter(([uid]) => !uids.includes(uid));
  const rest = left.length > 0 ? { ...sitting, seconds: Object.fromEntries(left) } : undefined;
  return { student: inSitting({ ...student, met }, sessionId, rest), seconds };
}
