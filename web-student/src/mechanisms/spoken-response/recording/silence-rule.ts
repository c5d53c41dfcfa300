import type { StepName } from '#domain/accounts/profile/steps.ts';
import type { RecorderSettings } from '../../../recorder/recorder-state.ts';

export type RecordingContext = 'practice' | 'test';

/**
 * What silence does to a recording. In a test there is only one, so it ends there only for a student who chose so.
 * @param steps of the user; absent for a visitor
 */
export function silenceRule(
  context: RecordingContext,
  steps: readonly StepName[] = [],
): RecorderSettings['atSilence'] {
  if (steps.includes('should_auto_silence_off')) return 'ignore';
  return context === 'practice' || steps.includes('want_silence_stop_in_tests') ? 'stop' : 'warn';
}
