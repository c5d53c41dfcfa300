import { signInProviderNames, type SignInProvider } from '#domain/accounts/sign-in/sign-in-provider.ts';
import type { Instant } from '#domain/core/instant.ts';
import { moment } from '#domain/core/text/words.ts';
import { action, facts, note, paragraph, type Mail } from '#services/mail/mail.ts';

interface AboutLogIn {
  readonly userId: string;
  readonly requestId: string;
  readonly email: string;
  readonly site: string;
}

/** @param logIn `token` identifies the login to disown */
export function newDeviceMail(
  { userId, requestId, email, site }: AboutLogIn,
  logIn: { readonly startedAt: Instant; readonly device: string; readonly token: string },
): Mail {
  return {
    id: `new-device-${requestId}`,
    to: email,
    userId,
    kind: 'new_device',
    subject: 'New login to your account',
    template: {
      title: 'New login to your account',
      blocks: [
        paragraph('Someone logged in to your account from a new device.'),
        facts(['When', moment(logIn.startedAt)], ['With', logIn.device]),
        paragraph('If this was you, ignore this email.'),
        action('This was not me', `${site}/not-me?token=${encodeURIComponent(logIn.token)}`),
        note('The button opens a page where you can end that login and set a new password.'),
      ],
    },
  };
}

/** Sent after each change, so that none is made unnoticed: OWASP ASVS 5.0, 6.3.7. */
export function secondFactorMail({ userId, requestId, email, site }: AboutLogIn, what: string): Mail {
  return {
    id: `second-factor-${requestId}`,
    to: email,
    userId,
    kind: 'second_factor_changed',
    subject: 'Your two-step login was changed',
    template: {
      title: 'Your two-step login was changed',
      blocks: [
        paragraph(what),
        paragraph('If this was you, or you asked our team for it, ignore this email.'),
        paragraph(
          'If it was not you, set a new password now. That ends every login. Then reply to this email.',
        ),
        action('Set a new password', `${site}/reset-password`),
      ],
    },
  };
}

/** Sent after each change, because a linked provider opens the account like a password: OWASP ASVS 5.0, 6.3.7. */
export function signInMail(
  { userId, requestId, email, site }: AboutLogIn,
  { provider, isLinked }: { readonly provider: SignInProvider; readonly isLinked: boolean },
): Mail {
  const name = signInProviderNames[provider];
  return {
    id: `sign-in-${requestId}`,
    to: email,
    userId,
    kind: 'sign_in_changed',
    subject: `${name} was ${isLinked ? 'linked to' : 'unlinked from'} your account`,
    template: {
      title: isLinked ? `You can log in with ${name} now` : `${name} no longer logs you in`,
      blocks: [
        paragraph(
          isLinked
            ? `A ${name} account was linked to your account. You can log in with it from now on.`
            : `Your ${name} account was unlinked. Your other ways to log in stay as they are.`,
        ),
        paragraph('If this was you, ignore this email.'),
        paragraph(
          'If it was not you, set a new password now. That ends every login. Then reply to this email.',
        ),
        action('Set a new password', `${site}/reset-password`),
      ],
    },
  };
}
