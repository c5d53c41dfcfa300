import { sha256Of, wholeOf, type WholeRecording } from '../assemble.ts';
import type { StoredRecordings } from './stored-recordings.ts';

export interface LeftRecording extends WholeRecording {
  /** A reload, a crash or an empty battery cut it off. */
  readonly isCutOff: boolean;
}

/** The newest recording of a subject that no tab holds. Deletes older ones, which the student replaced. */
export async function leftBehind(
  stored: StoredRecordings,
  { owner, subject }: { readonly owner: string; readonly subject: string },
  isFree: (id: string) => Promise<boolean>,
): Promise<LeftRecording | undefined> {
  const own = (await stored.list(owner)).filter((one) => one.subject === subject);
  let found: LeftRecording | undefined;
  for (const recording of own.toReversed()) {
    if (!(await isFree(recording.id))) continue;
    const whole = found ? undefined : await wholeOf(stored, recording);
    if (whole) found = { ...whole, isCutOff: !recording.isWhole };
    else await stored.forget(recording.id);
  }
  return found;
}

/** @param sha256 of the answer's recording */
export async function forgetAnswered(
  stored: StoredRecordings,
  { owner, subject }: { readonly owner: string; readonly subject: string },
  sha256: string,
  isFree: (id: string) => Promise<boolean>,
): Promise<void> {
  for (const recording of await stored.list(owner)) {
    if (recording.subject !== subject || !(await isFree(recording.id))) continue;
    const whole = await wholeOf(stored, recording);
    if (whole && (await sha256Of(whole.blob)) === sha256) await stored.forget(recording.id);
  }
}
