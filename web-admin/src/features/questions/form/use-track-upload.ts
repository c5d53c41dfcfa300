import type { OutputOf } from '#domain/core/contract.ts';
import { uploadQuestionTrack } from '#domain/questions/admin-contract.ts';
import { useEffect, useRef, useState } from 'react';
import { call, textOf } from '../../../core/api.ts';
import { faultOfFile } from './track-file.ts';
import { useSameCommand } from '../../../core/use-same-command.ts';

export type UploadedTrack = OutputOf<typeof uploadQuestionTrack>['body'];

type State =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending'; readonly name: string; readonly sent: number; readonly bytes: number }
  | { readonly phase: 'failed'; readonly message: string }
  | { readonly phase: 'done'; readonly name: string; readonly uploaded: UploadedTrack };

/** Sends recordings for a question, one at a time; leaving the page stops what is being sent. */
export function useTrackUpload(uid: string, onUploaded: (track: string) => void) {
  const [state, setState] = useState<State>({ phase: 'idle' });
  const commandFor = useSameCommand();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (file: File) => {
    const fault = faultOfFile(file);
    if (fault !== undefined) return setState({ phase: 'failed', message: fault });
    const { name, size, lastModified } = file;
    const progress = (sent: number) => setState({ phase: 'sending', name, sent, bytes: size });
    progress(0);
    const aborting = new AbortController();
    sending.current = aborting;
    try {
      // The same file sent again after a broken line is the same command.
      const { commandId } = commandFor({ uid, name, size, lastModified });
      const upload = new Blob([file], { type: 'audio/mpeg' });
      const { signal } = aborting;
      const options = {
        commandId,
        upload,
        signal,
        onProgress: (sent: number) => progress(Math.min(sent, size)),
      };
      const { body } = await call(uploadQuestionTrack, { uid }, options);
      setState({ phase: 'done', name, uploaded: body });
      onUploaded(body.track);
    } catch (error) {
      if (!aborting.signal.aborted) setState({ phase: 'failed', message: textOf(error) });
    }
  };
  return { state, send };
}
