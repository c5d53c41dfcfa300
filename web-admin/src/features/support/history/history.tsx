import type { AdminUser, HistoryEntry } from '#domain/support/contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useLogoutIfAccessDenied, useRecordContext } from 'react-admin';
import type { AdminDataProvider } from '../../../core/data-provider.ts';
import { HistoryView } from './history-view.tsx';
import { ReasonForm } from './reason-form.tsx';

/** A user's history: asked for with a reason, which the server records before it answers. */
export const History = () => {
  const user = useRecordContext<AdminUser>();
  return user ? <HistoryOf key={user.id} user={user} /> : null;
};

const HistoryOf = ({ user }: { user: AdminUser }) => {
  const { lookUpHistory } = useDataProvider<AdminDataProvider>();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const lookUp = useMutation<readonly HistoryEntry[], Error, string>({
    mutationFn: (reason) => lookUpHistory({ id: user.id, reason }),
    onError: (error) => void logoutIfAccessDenied(error),
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
