import { accountStream } from '#domain/accounts/account.ts';
import { signInReservationStream } from '#domain/accounts/sign-in/sign-in-reservation.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import { putFor } from './put-into-store.ts';

/**
 * Someone who has signed in with one provider, and for a while with another. The addresses of providers are no settings, so
 * an installation cannot sign in with doubles of them: it is put into the store as this release writes it.
 */
export async function joinByProvider(journal: Journal, userId: string): Promise<void> {
  const put = putFor(journal, userId);
  const [google, wechat] = ['a'.repeat(64), 'b'.repeat(64)] as const;
  const account = accountStream.nameOf(userId);
  await put(
    accountStream,
    account,
    { type: 'UserJoined', data: { userId, examType: 'new_format' } },
    { type: 'SignInLinked', data: { provider: 'google', subject: google } },
    { type: 'EmailGiven', data: { email: 'hal@example.com' } },
    { type: 'EmailVerified', data: {} },
    { type: 'SignInLinked', data: { provider: 'wechat', subject: wechat } },
    { type: 'SignInUnlinked', data: { provider: 'wechat', subject: wechat } },
  );
  for (const subject of [google, wechat]) {
    await put(signInReservationStream, signInReservationStream.nameOf(subject), {
      type: 'SignInTaken',
      data: { userId },
    });
  }
  await put(signInReservationStream, signInReservationStream.nameOf(wechat), {
    type: 'SignInReleased',
    data: { userId },
  });
}
