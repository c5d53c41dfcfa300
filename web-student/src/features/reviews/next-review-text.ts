const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** What stands where nothing is due. @param nextDue ISO 8601 */
export function nextReviewText(scheduled: number, nextDue: string | null): string {
  if (scheduled === 0 || nextDue === null) {
    return 'Nothing is due. Questions that you get wrong come back here, after longer and longer times.';
  }
  const many = scheduled === 1 ? 'One question waits' : `${scheduled} questions wait`;
  return `No review is due. ${many}; the next comes back on ${day.format(new Date(nextDue))}.`;
}

/** What comes back later today. @param firstDue ISO 8601 */
export function laterText(count: number, firstDue: string): string {
  const at = time.format(new Date(firstDue));
  return count === 1
    ? `One more comes back later today, at ${at}.`
    : `${count} more come back later today, the first at ${at}.`;
}
