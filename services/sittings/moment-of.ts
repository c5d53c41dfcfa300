import type { Instant } from '#domain/core/instant.ts';
import type { Moment } from '#domain/sittings/clocks/lost-time.ts';
import type { MockTestAttempt } from '#domain/sittings/mock-test-attempt.ts';
import { clockOf, hasCome } from '#domain/sittings/clocks/sitting-time.ts';
import type { Dependencies } from '../dependencies.ts';
import { findTestDraft } from './test-drafts.ts';
import { readLostTimes, recordingSubject, studentSubject } from '../fair-time/lost-times.ts';

/** The time for a sitting, with its lost time and, near the end, the unsent draft. @param isStudent the student's own call */
export async function momentOf(
  { pool, keys }: Pick<Dependencies, 'pool' | 'keys'>,
  state: MockTestAttempt,
  now: Instant,
  isStudent = true,
): Promise<Moment> {
  if (state.status !== 'running') return { now };
  const current = state.questions[state.answers.length];
  const subjects = [studentSubject(state.test.userId), ...(current ? [recordingSubject(current.uid)] : [])];
  const lost = await readLostTimes(pool, { subjects, since: state.clockSince, now, isStudent });
  if (!hasCome(clockOf(state).deadline, now)) return { now, lost };
  return { now, lost, draft: (await findTestDraft({ pool, keys }, state.test))?.draft };
}
