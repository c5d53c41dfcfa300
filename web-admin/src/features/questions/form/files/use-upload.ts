import { useEffect, useRef, useState } from 'react';
import type { CallOptions } from '#domain/core/client.ts';
import { textOf } from '#console/core/api.ts';
import { useSameCommand } from '#console/core/use-same-command.ts';

export type UploadState<Uploaded> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending'; readonly name: string; readonly sent: number; readonly bytes: number }
  | { readonly phase: 'failed'; readonly message: string }
  | { readonly phase: 'done'; readonly name: string; readonly uploaded: Uploaded };

type Sending = Required<Pick<CallOptions, 'commandId' | 'signal' | 'onProgress'>>;

interface Uploading<Uploaded> {
  readonly uid: string;
  readonly faultOf: (file: File) => string | undefined;
  readonly upload: (file: File, options: Sending) => Promise<Uploaded>;
  readonly onUploaded: (uploaded: Uploaded) => void;
}

export function useUpload<Uploaded>({ uid, faultOf, upload, onUploaded }: Uploading<Uploaded>) {
  const [state, setState] = useState<UploadState<Uploaded>>({ phase: 'idle' });
  const commandFor = useSameCommand();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (file: File) => {
    const fault = faultOf(file);
    if (fault !== undefined) return setState({ phase: 'failed', message: fault });
    const { name, size, lastModified } = file;
    const onProgress = (sent: number) =>
      setState({ phase: 'sending', name, sent: Math.min(sent, size), bytes: size });
    onProgress(0);
    const { signal } = (sending.current = new AbortController());
    try {
      // The same file sent again after a broken line is the same command.
      const { commandId } = commandFor({ uid, name, size, lastModified });
      const uploaded = await upload(file, { commandId, signal, onProgress });
      setState({ phase: 'done', name, uploaded });
      onUploaded(uploaded);
    } catch (error) {
      if (!signal.aborted) setState({ phase: 'failed', message: textOf(error) });
    }
  };
  return { state, send };
}
