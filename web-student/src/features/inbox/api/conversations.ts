import { queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#domain/core/contract.ts';
import { continueConversation, fetchConversations } from '#domain/inbox/contract.ts';
import { call } from '#student/core/api.ts';

const visitorsWaitMs = 60_000;

/** The conversations, latest first. @param userId undefined for a visitor, who has no live connection */
export const conversationsQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['conversations', userId ?? 'visitor'],
    meta: { reads: ['conversations'] },
    queryFn: async ({ signal }) => (await call(fetchConversations, {}, { signal })).body.conversations,
    ...(userId === undefined && { refetchInterval: visitorsWaitMs }),
  });

export const sendMessage = (input: InputOf<typeof continueConversation>) => call(continueConversation, input);
