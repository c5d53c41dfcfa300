import type { CommandContext, Journal, Recorded } from '#domain/core/events/journal.ts';
import { minuteMs } from '#domain/core/durations.ts';
import { announce, notificationsStream } from '#domain/notifications/notifications.ts';
import { scoreText, type Score } from '#domain/scoring/score.ts';
import { handle } from '../core/handle.ts';

/** The wait for a score on the page; later scores are notified. */
const patienceMs = minuteMs;

interface LateScore {
  readonly attemptId: string;
  readonly uid: string;
  readonly score: Score;
  readonly submitted: Pick<Recorded, 'metadata'>;
}

/** Notifies the student of a late score, once per attempt. Visitors get none. @throws StoreUnavailable */
export async function notifyOfLateScore(
  journal: Journal,
  { attemptId, uid, score, submitted: { metadata } }: LateScore,
  context: CommandContext,
): Promise<void> {
  const { userId } = metadata;
  const isLate = Date.parse(context.at) - Date.parse(metadata.at) > patienceMs;
  if (userId === undefined || !isLate) return;
  const told = {
    announcementId: `score/${attemptId}`,
    type: 'score_ready',
    title: uid,
    text: `Your score is ${scoreText(score)}.`,
    href: `/exercise?uid=${uid}&attempt=${attemptId}`,
  } as const;
  await handle(journal, notificationsStream, userId, context, (state) => announce(state, told));
}
