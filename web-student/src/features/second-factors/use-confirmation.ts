import { useRef, useState } from 'react';
import { confirmIdentity } from '#domain/second-factors/contract.ts';
import { call } from '../../core/api.ts';
import { codeOf } from '../../core/messages.ts';
import { notifyFailure } from '../../core/notices.ts';

/** What is done once the person has shown who they are. */
type Act = (confirmation: string) => Promise<void>;

/**
 * Asks for the password before something that changes how one logs in, and remembers the answer for as long as the server
 * takes it: several changes ask once. Users without a password are asked to sign in again, unless they just have.
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
    /** Does it at once, or after the password. */
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
