import { IconAlertTriangle } from '@tabler/icons-react';
import type { Credits } from './use-credits.ts';

export const creditsNoteId = 'credits-left';

/** How many answers can still be analysed; once there are none, why "Submit", or the recorder, cannot be pressed. */
export function CreditsNote({ kind, text, isExhausted }: Credits) {
  return (
    <div className="exercise-note exercise-wait" id={creditsNoteId} role="status">
      {isExhausted && <IconAlertTriangle size={18} className="mark mark-partial" aria-hidden />}
      <span>
        {isExhausted && kind === 'speaking' && <strong>No Ai credit left. </strong>}
        {text}
      </span>
    </div>
  );
}
