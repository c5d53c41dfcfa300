import type { Mail } from '#services/mail/outbox.ts';

/** Where the student client is reached, without a slash at the end, e.g. `http://localhost:8090`. */
export type SiteAddress = string;

/** The mail with which a user proves that the address is theirs. Its id follows from what asked for it. */
export function verificationMail(user: {
  readonly userId: string;
  /** What asked for it; absent for the one after the registration. */
  readonly requestId?: string;
  readonly email: string;
  readonly token: string;
  readonly site: SiteAddress;
}): Mail {
  const { userId, requestId, email, token, site } = user;
  const id = `verification-${userId}${requestId === undefined ? '' : `-${requestId}`}`;
  const link = `${site}/verify?token=${encodeURIComponent(token)}`;
  const text = [
    'Welcome to Ninety.',
    '',
    'Open this link to verify your e-mail address. It is good for three days.',
    '',
    link,
    '',
    'If you did not register, you need not do anything.',
  ].join('\n');
  return { id, to: email, subject: 'Verify your e-mail address', text, userId };
}
