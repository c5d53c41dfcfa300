import type { AdminUser } from '#domain/accounts/admin-contract.ts';
import { lookUpHistory, type HistoryEntry } from '#domain/support/contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { call } from '#console/core/api.ts';
import { HistoryView } from './history-view.tsx';
import { ReasonForm } from './reason-form.tsx';

export const History = () => {
  const user = useRecordContext<AdminUser>();
  return user ? <HistoryOf key={user.id} user={user} /> : null;
};

const HistoryOf = ({ user }: { user: AdminUser }) => {
  const lookUp = useMutation<readonly HistoryEntry[], Error, string>({
    mutationFn: async (reason) => (await call(lookUpHistory, { id: user.id, reason })).body.entries,
  });
  if (lookUp.data) {
    return (
      <HistoryView
        user={user}
        entries={lookUp.data}
        reason={lookUp.variables ?? ''}
        lookedUpAt={new Date(lookUp.submittedAt).toISOString()}
        onAgain={lookUp.reset}
      />
    );
  }
  return <ReasonForm isWaiting={lookUp.isPending} problem={lookUp.error?.message} onReason={lookUp.mutate} />;
};
