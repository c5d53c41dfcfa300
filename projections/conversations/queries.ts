import { sql } from 'kysely';
import type { FieldOf, ListQuery } from '#domain/core/admin-resource.ts';
import type { adminConversations, WholeConversation } from '#domain/inbox/admin-contract.ts';
import type { ConversationStatus } from '#domain/inbox/conversation.ts';
import { selectPage, type Page } from '../core/tables/page.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
import type { StoredMessage } from './projection.ts';

const source = {
  view: sql`(select conversation_id as id, status, user_id, visitor_id, first_name, email, messages,
      messages -> -1 ->> 'text' as latest, opened_at, updated_at
    from read_models.conversations where status is not null) conversations`,
  columns: {
    id: 'id',
    status: 'status',
    userId: 'userId',
    openedAt: 'openedAt',
    updatedAt: 'updatedAt',
  } satisfies Readonly<Record<FieldOf<typeof adminConversations>, string>>,
  key: 'id',
  searched: ['firstName', 'email', 'messages', 'userId', 'visitorId'],
};

export const listConversations = (
  db: ReadModelsDatabase,
  query: ListQuery,
): Promise<Page<WholeConversation>> => selectPage<WholeConversation>(db, source, query);

export interface ConversationOfPerson {
  readonly conversationId: string;
  readonly status: ConversationStatus;
  readonly messages: readonly StoredMessage[];
}

/** Latest first. @param personId see `personKey` */
export async function listConversationsOf(
  db: ReadModelsDatabase,
  personId: string,
  limit: number,
): Promise<ConversationOfPerson[]> {
  const rows = await db
    .selectFrom('conversations')
    .select(['conversationId', 'status', 'messages'])
    .where('personId', '=', personId)
    .where('status', 'is not', null)
    .orderBy('updatedAt', 'desc')
    .orderBy('conversationId')
    .limit(limit)
    .execute();
  return rows.flatMap(({ conversationId, status, messages }) =>
    status === null || messages === null ? [] : [{ conversationId, status, messages }],
  );
}
