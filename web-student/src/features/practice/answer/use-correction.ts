import { useEffect, useEffectEvent, useState } from 'react';
import type { ExercisePhase } from './exercise-phase.ts';

interface Asked {
  readonly phase: ExercisePhase;
  /** Names the answer that was submitted last. */
  readonly commandId: string | undefined;
  /** It was an answer to the question on the screen, and not to an earlier revision. */
  readonly isOfShown: boolean;
  /** Brings the corrected question, or fails. */
  readonly onChanged: () => Promise<void>;
}

/**
 * Asks for the corrected question where an answer was refused because of a correction.
 * @returns whether the question on the screen is about to change: another answer would be refused once more
 */
export function useCorrection({ phase, commandId, isOfShown, onChanged }: Asked): boolean {
  const isChanged = phase.name === 'refused' && phase.code === 'question_changed';
  const [failedFor, setFailedFor] = useState<string>();
  const fetchCorrected = useEffectEvent(() => {
    if (!isOfShown) return;
    // It is retired, or out of reach: the answer stays, and submitting it tells the reason.
    onChanged().catch(() => setFailedFor(commandId));
  });
  useEffect(() => {
    if (isChanged) fetchCorrected();
  }, [isChanged]);
  return isChanged && isOfShown && failedFor !== commandId;
}
