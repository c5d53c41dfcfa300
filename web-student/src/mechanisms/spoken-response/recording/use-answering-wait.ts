import { useState } from 'react';
import { readWait, rememberWait } from '#student/core/drafts.ts';
import { currentOwner } from '#student/core/session.ts';
import type { BegunWait, RecorderSettings } from '#student/recorder/recorder-state.ts';
import type { InTest } from '../../use-answer.ts';
import { begunWait } from './begun-wait.ts';

interface Asked {
  readonly settings: RecorderSettings;
  readonly subject: string;
  readonly hasTrack: boolean;
  readonly test: Pick<InTest<unknown>, 'shownAt' | 'recordsAgain'> | undefined;
}

/** Seconds before a test repeats a recording: the student has already read the text or heard the track. */
const waitBeforeAgain = 3;

export function useAnsweringWait({ settings, subject, hasTrack, test }: Asked) {
  const { waitingTime, answeringTime } = settings;
  const [isOver, setOver] = useState(false);

  function anew(): BegunWait {
    const skipped = Math.max(0, waitingTime - waitBeforeAgain);
    return { since: performance.now() - skipped * 1000, answeringTime, atGap: 'keep' };
  }

  function begin(): BegunWait | undefined {
    const now = performance.now();
    const fresh = { since: now, answeringTime };
    if (!test) return fresh;
    if (test.recordsAgain) return anew();
    const owner = currentOwner();
    const known = hasTrack ? readWait(owner, subject) : 0;
    if (known === undefined) rememberWait(owner, subject, Math.max(0, now - test.shownAt));
    const left = known === undefined ? fresh : begunWait(test.shownAt + known, now, settings);
    setOver(left === undefined);
    return left;
  }

  return {
    isOver,
    begin,
    /** @returns the wait before another recording; undefined in practice, where the recorder uses its own */
    again: () => (test ? anew() : undefined),
  };
}
