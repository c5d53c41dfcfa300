import { sha256Of, wholeOf, type WholeRecording } from '../assemble.ts';
import type { KeptRecordings } from './kept-recordings.ts';

export interface LeftRecording extends WholeRecording {
  /** A reload, a crash or an empty battery cut it off. */
  readonly isCutOff: boolean;
}

/** The newest recording of a subject that no tab holds. Deletes older ones, which the student replaced. */
export async function leftBehind(
  kept: KeptRecordings,
  { owner, subject }: { readonly owner: string; readonly subject: string },
  isFree: (id: string) => Promise<boolean>,
): Promise<LeftRecording | undefined> {
  const own = (await kept.list(owner)).filter((one) => one.subject === subject);
  let found: LeftRecording | undefined;
  for (const recording of own.toReversed()) {
    if (!(await isFree(recording.id))) continue;
    const whole = found ? undefined : await wholeOf(kept, recording);
    if (whole) found = { ...whole, isCutOff: !recording.isWhole };
    else await kept.forget(recording.id);
  }
  return found;
}

/** Deletes the recordings of an answered subject. @param sha256 of the answer's recording */
export async function forgetAnswered(
  kept: KeptRecordings,
  { owner, subject }: { readonly owner: string; readonly subject: string },
  sha256: string,
  isFree: (id: string) => Promise<boolean>,
): Promise<void> {
  for (const recording of await kept.list(owner)) {
    if (recording.subject !== subject || !(await isFree(recording.id))) continue;
    const whole = await wholeOf(kept, recording);
    if (whole && (await sha256Of(whole.blob)) === sha256) await kept.forget(recording.id);
  }
}
