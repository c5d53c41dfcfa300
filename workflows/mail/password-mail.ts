import type { Mail } from '#services/mail/outbox.ts';
import type { AskedMail } from './verification-mail.ts';

/** A mail about a password: its id follows from the event that it is about. */
type AboutPassword = Required<AskedMail>;

/** The link with which the owner of an address sets a new password. */
export function resetMail({
  userId,
  requestId,
  email,
  site,
  token,
}: AboutPassword & { readonly token: string }): Mail {
  const text = [
    'Open this link to set a new password. It works for an hour, and once.',
    '',
    `${site}/reset-password?token=${encodeURIComponent(token)}`,
    '',
    'If you did not ask for it, you need not do anything: your password stays as it is.',
  ].join('\n');
  return { id: `reset-${requestId}`, to: email, subject: 'Set a new password', text, userId };
}

/** Told after each change, so that nobody's password is changed behind their back: OWASP ASVS 5.0, 6.3.7. */
export function passwordChangedMail({ userId, requestId, email, site }: AboutPassword): Mail {
  const text = [
    'The password of your account was changed.',
    '',
    'If that was you, you need not do anything.',
    '',
    'If it was not you, set a new one now. That ends every log-in:',
    '',
    `${site}/reset-password`,
  ].join('\n');
  return { id: `password-${requestId}`, to: email, subject: 'Your password was changed', text, userId };
}
