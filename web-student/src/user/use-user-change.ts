import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '#domain/accounts/contract.ts';
import { notify, notifyFailure } from '#student/core/notices.ts';
import { currentSession, rememberUser } from '#student/core/session.ts';
import { userChangeKey as mutationKey, userQuery } from '#student/queries/user.ts';

interface UserChange {
  readonly patch: Partial<User>;
  /** @returns the user as the server has it now */
  readonly send: () => Promise<User>;
  /** What was changed is seen at once, such as dark mode: nothing more is said. */
  readonly isPlain?: boolean;
  readonly undo?: () => void;
}

/** Changes what the profile holds: shown at once, in the order in which it was done, undone where it is not taken. */
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
      // A read that is cancelled puts back what was there before it: what is kept here must come after that.
      await queryClient.cancelQueries({ queryKey });
      const before = currentSession()?.user;
      if (before) keep({ ...before, ...patch });
      return before;
    },
    onSuccess(user, { isPlain = false }) {
      // Specification, document 1, section 8.
      if (!isPlain) notify('User updated!', 'done');
      // What the server says is older than what is on the screen while another change is on its way.
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
