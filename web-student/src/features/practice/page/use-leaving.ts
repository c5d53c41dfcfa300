import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OpenedFrom } from '../navigation/opened-from.ts';
import type { Following } from '../navigation/use-following.ts';

interface Options {
  readonly list: OpenedFrom;
  readonly following: Following;
  readonly onLeave?: () => void;
}

/** @returns `goTo`: opens a question of the list; `null` leads back to the list, `undefined` does nothing */
export function useLeaving({ list, following, onLeave }: Options) {
  const navigate = useNavigate();
  const leave = useCallback(() => onLeave?.(), [onLeave]);
  const goTo = (to: string | null | undefined) => {
    if (to === undefined) return;
    leave();
    void navigate(to === null ? list.getBackHref(following.place) : list.getHref(to));
  };
  return { leave, goTo };
}
