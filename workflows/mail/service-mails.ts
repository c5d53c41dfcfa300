import type { Instant } from '#domain/core/instant.ts';
import { calendarDay } from '#domain/core/text/words.ts';
import { testName } from '#domain/mock-tests/test-name.ts';
import { action, facts, paragraph, type Mail } from '#services/mail/mail.ts';
import type { SiteAddress } from './verification-mail.ts';

interface About {
  readonly userId: string;
  readonly email: string;
  readonly site: SiteAddress;
}

/** One per sitting. It contains no score: others may read the mailbox. */
export function resultMail(
  { userId, email, site }: About,
  { sessionId, mockTestId }: { readonly sessionId: string; readonly mockTestId: string },
): Mail {
  const name = testName(mockTestId);
  return {
    id: `result-${sessionId}`,
    to: email,
    userId,
    kind: 'result_ready',
    subject: 'Your test result is ready',
    template: {
      title: 'Your test result is ready',
      blocks: [
        paragraph('All answers of your test now have their scores.'),
        // Fixed tests have only an id here.
        ...(name === mockTestId ? [] : [facts(['Test', name])]),
        action('See the result', `${site}/mock-test/results?id=${encodeURIComponent(sessionId)}`),
      ],
    },
  };
}

export function accessMail(
  { userId, email, site }: About,
  { grantId, until }: { readonly grantId: string; readonly until: Instant },
): Mail {
  return {
    id: `access-${grantId}`,
    to: email,
    userId,
    kind: 'access_granted',
    subject: 'You have access to Ninety',
    template: {
      title: 'You have access to Ninety',
      blocks: [
        paragraph('Our team has given you access. You can use it now.'),
        facts(['Access until', calendarDay(until)]),
        action('Start to practise', `${site}/practice`),
      ],
    },
  };
}
