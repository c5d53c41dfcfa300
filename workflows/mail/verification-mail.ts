import type { Mail } from '#services/mail/outbox.ts';

/** Where the student client is reached, without a slash at the end, e.g. `http://localhost:8090`. */
export type SiteAddress = string;

/** Who registered with an address, and what asks for the mail: its id follows from that. */
export interface AskedMail {
  readonly userId: string;
  /** What asked for it; absent for the one after the registration. */
  readonly requestId?: string;
  readonly email: string;
  readonly site: SiteAddress;
}

const idOf = ({ userId, requestId }: AskedMail) =>
  `verification-${userId}${requestId === undefined ? '' : `-${requestId}`}`;

/** The mail with which a user proves that the address is theirs. */
export function verificationMail(asked: AskedMail & { readonly token: string }): Mail {
  const { userId, email, token, site } = asked;
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
  return { id: idOf(asked), to: email, subject: 'Verify your e-mail address', text, userId };
}

/** What the owner of an account gets when somebody registers with its address again. */
export function registeredAgainMail(asked: AskedMail): Mail {
  const { userId, email, site } = asked;
  const text = [
    'Somebody signed up at Ninety with this e-mail address, which has an account already.',
    '',
    'If that was you, log in with the password that you chose the first time:',
    '',
    `${site}/login`,
    '',
    'If it was not you, you need not do anything: nothing has changed in your account.',
  ].join('\n');
  return { id: idOf(asked), to: email, subject: 'You have an account already', text, userId };
}
