import { creditWords } from '#domain/credits/credit-words.ts';
import { referralRewards } from '#domain/referrals/reward-steps.ts';
import { action, note, paragraph, type Mail } from '#services/mail/mail.ts';

export function invitationMail({
  invitationId,
  userId,
  to,
  from,
  site,
  referralId,
}: {
  readonly invitationId: string;
  readonly userId: string;
  readonly to: string;
  /** The first name of the student; empty if unknown. */
  readonly from: string;
  readonly site: string;
  readonly referralId: string;
}): Mail {
  const { kind, credits } = referralRewards.friend;
  const who = from === '' ? 'A friend' : from;
  return {
    id: `invitation-${invitationId}`,
    to,
    userId,
    kind: 'invitation',
    subject: `${who} invites you to Ninety`,
    template: {
      title: `${who} invites you`,
      blocks: [
        paragraph(
          `${who} prepares for an English exam with Ninety and thinks that you may like it. You get ${creditWords(kind, credits)} when you sign up with this link and verify your email address.`,
        ),
        action('Sign up', `${site}/u?r=${referralId}`),
        note('We got your address from your friend for this one email. We will not send reminders.'),
      ],
    },
  };
}
