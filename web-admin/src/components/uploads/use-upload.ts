import { useEffect, useRef, useState } from 'react';
import type { CallOptions } from '#domain/core/client.ts';
import { failureOf, textOf } from '#console/core/api.ts';
import { useSameCommand } from '#console/core/use-same-command.ts';

export type UploadState<Uploaded> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending'; readonly name: string; readonly sent: number; readonly bytes: number }
  /** @property wasSent all bytes were sent, so the server may have processed the file */
  | { readonly phase: 'canceled'; readonly name: string; readonly wasSent: boolean }
  | { readonly phase: 'failed'; readonly message: string; readonly again?: () => void }
  | { readonly phase: 'done'; readonly name: string; readonly uploaded: Uploaded };

type Sending = Required<Pick<CallOptions, 'commandId' | 'signal' | 'onProgress'>>;

interface Uploading<Uploaded> {
  /** The owner of the file, such as a question: the same file for another owner is another upload. */
  readonly of?: unknown;
  readonly faultOf: (file: File) => string | undefined;
  readonly upload: (file: File, options: Sending) => Promise<Uploaded>;
  readonly onUploaded: (uploaded: Uploaded) => void;
}

/** Uploads one file at a time, with progress. A canceled or failed upload can be retried. */
export function useUpload<Uploaded>({ of, faultOf, upload, onUploaded }: Uploading<Uploaded>) {
  const [state, setState] = useState<UploadState<Uploaded>>({ phase: 'idle' });
  const commandFor = useSameCommand();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (file: File) => {
    sending.current?.abort();
    const fault = faultOf(file);
    if (fault !== undefined) return setState({ phase: 'failed', message: fault });
    const { name, size, lastModified } = file;
    const { signal } = (sending.current = new AbortController());
    const onProgress = (sent: number) => {
      if (!signal.aborted) setState({ phase: 'sending', name, sent: Math.min(sent, size), bytes: size });
    };
    onProgress(0);
    try {
      // Retrying the same file after a lost connection is the same command.
      const { commandId } = commandFor({ of, name, size, lastModified });
      const uploaded = await upload(file, { commandId, signal, onProgress });
      setState({ phase: 'done', name, uploaded });
      onUploaded(uploaded);
    } catch (error) {
      if (signal.aborted) return;
      setState({ phase: 'failed', message: refusalOf(error, name), again: () => void send(file) });
    }
  };

  const cancel = () => {
    if (state.phase !== 'sending') return;
    sending.current?.abort();
    setState({ phase: 'canceled', name: state.name, wasSent: state.sent === state.bytes });
  };
  return { state, send, cancel };
}

function refusalOf(error: unknown, name: string): string {
  const { code } = failureOf(error);
  return code === 'too_large'
    ? `The server refused ${name} because it is too large. Choose a smaller file.`
    : textOf(error);
}
