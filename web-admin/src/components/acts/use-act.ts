import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { textOf } from '#console/core/api.ts';

export function useAct(): {
  readonly isWaiting: boolean;
  /** @param done the success message, or a function that derives it from the answer */
  run<Answer>(act: () => Promise<Answer>, done: string | ((answer: Answer) => string)): Promise<void>;
} {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isWaiting, setWaiting] = useState(false);
  return {
    isWaiting,
    async run(act, done) {
      setWaiting(true);
      try {
        const answer = await act();
        notify(typeof done === 'string' ? done : done(answer), { type: 'success' });
      } catch (error) {
        notify(textOf(error), { type: 'error' });
      } finally {
        setWaiting(false);
        refresh();
      }
    },
  };
}
