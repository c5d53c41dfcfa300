import { useEffect, useState } from 'react';
import { currentOwner } from '#student/core/session.ts';
import { browserRecordings } from '#student/recorder/storage/browser-recordings.ts';
import { leftBehind, type LeftRecording } from '#student/recorder/storage/left-behind.ts';
import { isLeftBehind } from '#student/recorder/storage/recording-locks.ts';

export function useLeft(subject: string) {
  const [left, setLeft] = useState<LeftRecording>();
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    let isGone = false;
    const find = async () => {
      const found = await leftBehind(
        await browserRecordings(),
        { owner: currentOwner(), subject },
        isLeftBehind,
      );
      if (!isGone) setLeft(found);
    };
    // If the browser's storage fails, there is nothing to offer.
    find()
      .catch(() => undefined)
      .finally(() => !isGone && setKnown(true));
    return () => {
      isGone = true;
    };
  }, [subject]);
  return {
    left,
    isKnown,
    /** Hides the recording only once it is deleted: a reload a moment later must not offer it again. */
    putAway() {
      const forget = async () => left && (await browserRecordings()).forget(left.id);
      forget()
        .catch(() => undefined)
        .finally(() => setLeft(undefined));
    },
  };
}
