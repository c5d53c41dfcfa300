import { useQuery, useQueryClient } from '@tanstack/react-query';
import { refetchQueries } from '#student/core/refetch-queries.ts';
import { useSession } from '#student/core/session.ts';
import { conversationsQuery } from './api/conversations.ts';

export function useConversations() {
  const queryClient = useQueryClient();
  const query = useQuery(conversationsQuery(useSession()?.user.id));
  const reload = () => void refetchQueries(queryClient, { queryKey: ['conversations'] });
  return { query, reload };
}
