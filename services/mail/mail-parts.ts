import type { MailBlock } from './mail.ts';

export interface MailParts {
  readonly title: string;
  readonly blocks: readonly MailBlock[];
  readonly site: string;
  readonly unsubscribePage: string | undefined;
}

/** Why a list's mail was sent, with the unsubscribe link. */
export const unsubscribeWords = {
  reason: 'You get this email because you asked for it.',
  label: 'Unsubscribe',
} as const;
