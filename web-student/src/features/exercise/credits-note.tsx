import { IconAlertTriangle } from '@tabler/icons-react';
import type { WritingCredits } from './use-writing-credits.ts';

export const creditsNoteId = 'writing-credits';

/** How many answers in writing can still be analysed; once there are none, why "Submit" cannot be pressed. */
export function CreditsNote({ text, isExhausted }: WritingCredits) {
  return (
    <div className="exercise-note exercise-wait" id={creditsNoteId} role="status">
      {isExhausted && <IconAlertTriangle size={18} className="mark mark-partial" aria-hidden />}
      <span>{text}</span>
    </div>
  );
}
