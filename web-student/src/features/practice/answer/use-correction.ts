import { useEffect, useEffectEvent, useState } from 'react';
import type { ExercisePhase } from './exercise-phase.ts';

interface Asked {
  readonly phase: ExercisePhase;
  readonly commandId: string | undefined;
  readonly isOfShown: boolean;
  readonly onChanged: () => Promise<void>;
}

/**
 * Fetches the corrected question after a refusal.
 * @returns whether the correction is on its way: until then, the server refuses answers
 */
export function useCorrection({ phase, commandId, isOfShown, onChanged }: Asked): boolean {
  const isChanged = phase.name === 'refused' && phase.code === 'question_changed';
  const [failedFor, setFailedFor] = useState<string>();
  const fetchCorrected = useEffectEvent(() => {
    if (!isOfShown) return;
    // The question is retired or unreachable. Keep the answer: submitting it shows the reason.
    onChanged().catch(() => setFailedFor(commandId));
  });
  useEffect(() => {
    if (isChanged) fetchCorrected();
  }, [isChanged]);
  return isChanged && isOfShown && failedFor !== commandId;
}
