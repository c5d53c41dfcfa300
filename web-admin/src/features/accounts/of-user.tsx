import type { AdminUser } from '#domain/accounts/admin-contract.ts';
import { CircularProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { Failed } from '#console/components/failed.tsx';

interface OfUserProps<Answer> {
  readonly name: string;
  readonly ask: (id: string, signal: AbortSignal) => Promise<Answer>;
  readonly children: (answer: Answer, user: AdminUser, again: () => void) => ReactNode;
}

export function OfUser<Answer>({ name, ask, children }: OfUserProps<Answer>) {
  const user = useRecordContext<AdminUser>();
  const { data, error, refetch } = useQuery({
    queryKey: ['users', name, user?.id],
    queryFn: ({ signal }) => ask(user?.id ?? '', signal),
    enabled: user !== undefined,
    retry: false,
  });
  if (!user) return null;
  if (error) return <Failed error={error} onAgain={refetch} />;
  if (data === undefined) return <CircularProgress aria-label={`Loading the ${name}`} />;
  return children(data, user, () => void refetch());
}
