import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '#domain/accounts/contract.ts';
import { notify, notifyFailure } from '#student/core/notices.ts';
import { currentSession, rememberUser } from '#student/core/session.ts';
import { userChangeKey as mutationKey, userQuery } from '#student/queries/user.ts';

interface UserChange {
  readonly patch: Partial<User>;
  /** @returns the updated user */
  readonly send: () => Promise<User>;
  /** The change itself is visible, such as dark mode, so no notice appears. */
  readonly isPlain?: boolean;
  readonly undo?: () => void;
}

/** Changes the profile: shows changes immediately, sends them in order and undoes rejected ones. */
export function useUserChange() {
  const queryClient = useQueryClient();
  const { queryKey } = userQuery();
  const keep = (user: User) => {
    rememberUser(user);
    queryClient.setQueryData(queryKey, user);
  };
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: ({ send }: UserChange) => send(),
    async onMutate({ patch }) {
      // A cancelled read restores the data from before it, so cancel before updating.
      await queryClient.cancelQueries({ queryKey });
      const before = currentSession()?.user;
      if (before) keep({ ...before, ...patch });
      return before;
    },
    onSuccess(user, { isPlain = false }) {
      // Specification, document 1, section 8.
      if (!isPlain) notify('User updated!', 'done');
      // While another change is in progress, the server's answer is older than what the screen shows.
      if (queryClient.isMutating({ mutationKey }) <= 1) keep(user);
    },
    onError(error, { patch, undo }, before) {
      const now = currentSession()?.user;
      if (now && before && now.id === before.id) keep({ ...now, ...partsOf(before, patch) });
      undo?.();
      notifyFailure(error, 'That did not work. Your setting has not changed.');
    },
  });
}

function partsOf(user: User, patch: Partial<User>): Partial<User> {
  return Object.fromEntries(Object.entries(user).filter(([name]) => name in patch));
}
