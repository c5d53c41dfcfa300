import type { ConversationRow } from '#domain/inbox/admin-contract.ts';
import type { ConversationStatus } from '#domain/inbox/conversation.ts';

export const statusNames: Readonly<Record<ConversationStatus, string>> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
};

export const writerOf = ({ firstName, email }: ConversationRow): string =>
  firstName || email || 'a deleted account';

export const textOrErased = (text: string | null): string => text ?? 'Erased with the account';
