import { action, note, paragraph, type Mail } from '#services/mail/mail.ts';
import type { VerificationRequest } from './verification-mail.ts';

type AboutPassword = Required<VerificationRequest>;

export function resetMail({
  userId,
  requestId,
  email,
  site,
  token,
}: AboutPassword & { readonly token: string }): Mail {
  return {
    id: `reset-${requestId}`,
    to: email,
    userId,
    kind: 'password_reset',
    subject: 'Set a new password',
    template: {
      title: 'Set a new password',
      blocks: [
        paragraph('Open this link to set a new password. It works once, within an hour.'),
        action('Set a new password', `${site}/reset-password?token=${encodeURIComponent(token)}`),
        note('If you did not ask for this, ignore this email. Your password stays the same.'),
      ],
    },
  };
}

/** Sent after each change, so that none is made unnoticed: OWASP ASVS 5.0, 6.3.7. */
export function passwordChangedMail({ userId, requestId, email, site }: AboutPassword): Mail {
  return {
    id: `password-${requestId}`,
    to: email,
    userId,
    kind: 'password_changed',
    subject: 'Your password was changed',
    template: {
      title: 'Your password was changed',
      blocks: [
        paragraph('The password of your account was changed.'),
        paragraph('If this was you, ignore this email.'),
        paragraph('If it was not you, set a new one now. That ends every login.'),
        action('Set a new password', `${site}/reset-password`),
      ],
    },
  };
}
