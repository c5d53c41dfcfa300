import { action, note, paragraph, type Mail } from '#services/mail/mail.ts';

/** The student client's address without a trailing slash, e.g. `http://localhost:8090`. */
export type SiteAddress = string;

export interface VerificationRequest {
  readonly userId: string;
  readonly requestId?: string;
  readonly email: string;
  readonly site: SiteAddress;
}

const idOf = ({ userId, requestId }: VerificationRequest) =>
  `verification-${userId}${requestId === undefined ? '' : `-${requestId}`}`;

/** Verifies the user's address. */
export function verificationMail(asked: VerificationRequest & { readonly token: string }): Mail {
  const { userId, email, token, site } = asked;
  return {
    id: idOf(asked),
    to: email,
    userId,
    kind: 'verification',
    subject: 'Verify your email address',
    template: {
      title: 'Welcome to Ninety',
      blocks: [
        paragraph(
          'Open this link and press the button to verify your email address. It works for three days.',
        ),
        action('Verify the address', `${site}/verify?token=${encodeURIComponent(token)}`),
        note('If you did not sign up, ignore this email.'),
      ],
    },
  };
}

/** For the owner of an account whose address is registered again. */
export function registeredAgainMail(asked: VerificationRequest): Mail {
  const { userId, email, site } = asked;
  return {
    id: idOf(asked),
    to: email,
    userId,
    kind: 'registered_again',
    subject: 'You already have an account',
    template: {
      title: 'You already have an account',
      blocks: [
        paragraph(
          'Someone tried to sign up at Ninety with this email address, which already has an account.',
        ),
        paragraph('If that was you, log in with the password that you chose the first time.'),
        action('Log in', `${site}/login`),
        note('If this was not you, ignore this email. Nothing has changed in your account.'),
      ],
    },
  };
}
