import type { SessionView } from '#domain/accounts/sessions/session-contract.ts';
import { sessionStream, type SessionEvent } from '#domain/accounts/sessions/session.ts';
import type { Journal, Recorded } from '#domain/core/events/journal.ts';
import { isErased } from '#domain/core/events/personal.ts';
import type { Instant } from '#domain/core/instant.ts';

/** As many sessions as a user reviews, with their ends. */
const mostEvents = 60;

/** The latest sessions of a user, newest first. @throws StoreUnavailable */
export async function readSessions(
  journal: Journal,
  { userId, sessionsFrom }: { readonly userId: string; readonly sessionsFrom: string | undefined },
  now: Instant,
): Promise<SessionView[]> {
  const events = await journal.read(sessionStream, sessionStream.nameOf(userId), {
    direction: 'backwards',
    maxCount: mostEvents,
  });
  return events.flatMap((event, index) =>
    event.type === 'SessionStarted' ? [viewOf(event, events[index - 1], { sessionsFrom, now })] : [],
  );
}

type Started = Extract<Recorded<SessionEvent>, { type: 'SessionStarted' }>;
type End = Pick<SessionView, 'status' | 'end' | 'endedAt'>;

/** @param next the next event of the stream: it ends the session at the latest */
function viewOf(
  { data, metadata }: Started,
  next: Recorded<SessionEvent> | undefined,
  account: { readonly sessionsFrom: string | undefined; readonly now: Instant },
): SessionView {
  const { sessionId: id, device, isNewDevice } = data;
  return {
    id,
    startedAt: metadata.at,
    device: device === undefined || isErased(device) ? null : device,
    isNewDevice,
    ...endOf(data, next, account),
  };
}

function endOf(
  { startedAt, expiresAt }: Started['data'],
  next: Recorded<SessionEvent> | undefined,
  { sessionsFrom, now }: { readonly sessionsFrom: string | undefined; readonly now: Instant },
): End {
  const last = next?.metadata.at ?? now;
  const isBefore = (time: string, other: string) => Date.parse(time) < Date.parse(other);
  if (sessionsFrom !== undefined && isBefore(startedAt, sessionsFrom) && !isBefore(last, sessionsFrom)) {
    const isNotMe = next?.type === 'SessionEnded' && next.data.cause === 'not_me';
    return { status: 'ended', end: isNotMe ? 'not_me' : 'password_reset', endedAt: sessionsFrom };
  }
  if (isBefore(expiresAt, last)) return { status: 'ended', end: 'expired', endedAt: expiresAt };
  if (!next) return { status: 'active', end: null, endedAt: null };
  const end = next.type === 'SessionEnded' ? next.data.cause : 'replaced';
  return { status: 'ended', end, endedAt: next.metadata.at };
}
