import type { Mail } from '#services/mail/outbox.ts';

/** Where the student client is reached, without a slash at the end, e.g. `http://localhost:8090`. */
export type SiteAddress = string;

/** The mail with which a new user proves that the address is theirs. Its id follows from the user's. */
export function verificationMail(user: {
  readonly userId: string;
  readonly email: string;
  readonly token: string;
  readonly site: SiteAddress;
}): Mail {
  const { userId, email, token, site } = user;
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
  return { id: `verification-${userId}`, to: email, subject: 'Verify your e-mail address', text, userId };
}
