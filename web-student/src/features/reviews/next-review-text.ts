import type { Instant } from '#domain/core/instant.ts';

const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

export function nextReviewText(scheduled: number, nextDue: Instant | null): string {
  if (scheduled === 0 || nextDue === null) {
    return 'Nothing is due. Questions you get wrong come back here, less and less often.';
  }
  const many = scheduled === 1 ? '1 review is scheduled' : `${scheduled} reviews are scheduled`;
  return `No review is due. ${many}. The next is on ${day.format(new Date(nextDue))}.`;
}

export function laterText(count: number, firstDue: Instant): string {
  const at = time.format(new Date(firstDue));
  return count === 1
    ? `One more is due later today, at ${at}.`
    : `${count} more are due later today, the first at ${at}.`;
}
