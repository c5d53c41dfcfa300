import { useRef, useState } from 'react';
import { confirmIdentity } from '#domain/second-factors/contract.ts';
import { call } from '#student/core/api.ts';
import { codeOf } from '#student/core/messages.ts';
import { notifyFailure } from '#student/core/notices.ts';

type Act = (confirmation: string) => Promise<void>;

/**
 * Asks for the password before changes to logins, and caches the confirmation while the server accepts it. Users
 * without a password must sign in again.
 */
export function useConfirmation({ hasPassword }: { readonly hasPassword: boolean }) {
  const known = useRef<string>(undefined);
  const [waiting, setWaiting] = useState<Act>();
  async function run(act: Act) {
    if (known.current === undefined && hasPassword) return setWaiting(() => act);
    try {
      known.current ??= (await call(confirmIdentity, {})).body.confirmation;
      await act(known.current);
    } catch (error) {
      const code = codeOf(error);
      if (code !== 'confirmation_needed' && code !== 'sign_in_again') return notifyFailure(error);
      known.current = undefined;
      setWaiting(() => act);
    }
  }
  return {
    run: (act: Act) => void run(act),
    isAsking: waiting !== undefined,
    confirm(confirmation: string) {
      known.current = confirmation;
      const act = waiting;
      setWaiting(undefined);
      if (act) void run(act);
    },
    cancel: () => setWaiting(undefined),
  };
}

export type Confirmation = ReturnType<typeof useConfirmation>;
