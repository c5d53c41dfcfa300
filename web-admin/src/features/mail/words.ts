import type { MailState } from '#domain/mail/admin-contract.ts';
import { mailKinds, type MailKind } from '#domain/mail/mail-kinds.ts';

export const stateNames: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
  suppressed: 'Held back',
};

export const kindName = (kind: MailKind): string => mailKinds[kind].name;

export const kindNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(mailKinds).map(([kind, { name }]) => [kind, name]),
);
