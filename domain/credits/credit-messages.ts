import type { AnswerCreditKind } from './credit-kinds.ts';

/** The exact messages of the specification, document 2, sections 5 and 6. */
const messages = {
  writing: {
    paid: 'Your Ai writing analysis has been limited. Please contact the team.',
    free: 'You have reached your free Ai writing credit limit. Check our packages for more.',
  },
  speaking: {
    user: 'You have reached your Ai speaking credit limit. Contact the team if needed',
    unlimited: 'You have unlimited Ai speaking!',
    visitor: 'You have no free Ai credit left. Create an account to get more credits.',
  },
} as const;

export function noWritingCreditsMessage(isPaid: boolean): string {
  return isPaid ? messages.writing.paid : messages.writing.free;
}

export function noSpeakingCreditsMessage(isVisitor: boolean): string {
  return isVisitor ? messages.speaking.visitor : messages.speaking.user;
}

export const unlimitedSpeakingMessage: string = messages.speaking.unlimited;

/** The exact message with the number of remaining analyses. @param left at least 1 */
export function creditsLeftMessage(kind: AnswerCreditKind, left: number, isVisitor: boolean): string {
  const free = kind === 'speaking' && isVisitor ? 'free ' : '';
  return `You have ${left} ${free}Ai ${kind} credit left.`;
}
