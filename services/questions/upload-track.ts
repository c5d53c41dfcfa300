import { reject, type Rejection } from '#domain/core/events/decision.ts';
import { questionTrackStream, uploadTrack, type UploadedTrack } from '#domain/questions/question-track.ts';
import type { Dependencies } from '../dependencies.ts';
import { handle, type Accepted, type HandlingRejection } from '../core/handle.ts';
import { derivedId } from '../core/ids.ts';
import { FileExists } from '../files/file-store.ts';
import type { Upload } from '../http/upload.ts';
import { framesOf, NotARecording } from './recording.ts';

/** Stores the recording under a name derived from question and command. @throws StoreUnavailable, FileTooLarge */
export async function uploadQuestionTrack(
  { journal, files }: Pick<Dependencies, 'journal' | 'files'>,
  uid: string,
  commandId: string,
  upload: Omit<Upload, 'atMostBytes'>,
): Promise<
  | (Accepted<unknown> & { readonly uploaded: UploadedTrack })
  | Rejection<'not_a_recording' | HandlingRejection>
> {
  const track = `${uid}-${derivedId('track', uid, commandId).slice(-12)}.mp3`;
  const measured = { seconds: 0 };
  try {
    const stored = await files.put(
      { owner: { kind: 'installation' }, key: track },
      { ...upload, content: framesOf(upload.content, measured) },
    );
    const { bytes, sha256 } = stored;
    const uploaded = { uid, track, bytes, sha256, durationMs: Math.round(measured.seconds * 1_000) };
    const accepted = await handle(journal, questionTrackStream, uid, upload.context(), (tracks) =>
      uploadTrack(tracks, uploaded),
    );
    return 'rejected' in accepted ? accepted : { ...accepted, uploaded };
  } catch (error) {
    if (error instanceof NotARecording) return reject('not_a_recording');
    if (error instanceof FileExists) return reject('key_reused');
    throw error;
  }
}
