import type { StepName } from '#domain/accounts/profile/steps.ts';
import type { RecorderSettings } from '#student/recorder/recorder-state.ts';

export type RecordingContext = 'practice' | 'test';

export function silenceRule(
  context: RecordingContext,
  steps: readonly StepName[] = [],
): RecorderSettings['atSilence'] {
  if (steps.includes('should_auto_silence_off')) return 'ignore';
  return context === 'practice' || steps.includes('want_silence_stop_in_tests') ? 'stop' : 'warn';
}
