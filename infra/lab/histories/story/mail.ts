import { resumeMailing } from '#domain/mail/contract.ts';
import { bounced, complained, signedEvent } from '#services/mail/testing/provider.ts';
import type { Stage, User } from './person.ts';

/** The provider reports a bounce and a complaint; the owner resumes mail. */
export async function loseMail({ baseUrl, mailWebhookSecret: secret }: Stage, user: User): Promise<void> {
  for (const report of [bounced(user.email), complained(user.email)]) {
    const { url, method, payload, headers } = signedEvent(report, { secret });
    const response = await fetch(baseUrl + url, { method, headers, body: payload });
    if (!response.ok) throw new Error(`a report of the mail provider was answered with ${response.status}`);
  }
  await user.call(resumeMailing, {});
}
