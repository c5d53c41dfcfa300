import { fold } from '#domain/core/events/stream.ts';
import { questionAttemptStream, type QuestionAttempt } from '#domain/practice/question-attempt.ts';
import { isAboutUser } from '#projections/core/feed/change.ts';
import type { Person } from '#projections/progress/person.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { Dependencies } from '../dependencies.ts';

/** The polling interval, because a notice may be lost with a connection. */
const lookMs = 1_000;
/** The minimum interval between looks, because many visitors' notices arrive on a busy site. */
const restMs = 50;

/**
 * Waits for an attempt's score or failure, by the change feed.
 * @returns the attempt; `submitted` after the timeout
 * @throws StoreUnavailable
 */
export async function awaitScore(
  { journal, readModels }: Pick<Dependencies, 'journal' | 'readModels'>,
  attemptId: string,
  person: Person,
  patienceMs: number,
): Promise<QuestionAttempt> {
  const until = performance.now() + patienceMs;
  for (;;) {
    // Subscribes before looking, so that nothing is missed.
    using change = nextChange(readModels, person);
    const events = await journal.read(questionAttemptStream, questionAttemptStream.nameOf(attemptId));
    const attempt = fold(questionAttemptStream, events);
    const leftMs = until - performance.now();
    if (attempt.status !== 'submitted' || leftMs <= 0) return attempt;
    await Promise.race([change.promise, pause(Math.min(leftMs, lookMs))]);
    await pause(restMs);
  }
}

/** The next change that may concern this person; visitors' changes are not distinguished. */
function nextChange({ onChange }: Pick<Dependencies['readModels'], 'onChange'>, person: Person) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = onChange((change) => {
    if (change.projection !== 'attempts') return;
    if (!('userId' in person) || isAboutUser(change, person.userId)) resolve();
  });
  return { promise, [Symbol.dispose]: end };
}
