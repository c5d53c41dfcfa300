import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { v7 as newId } from 'uuid';
import type { CallOptions } from '#domain/core/client.ts';

export type Sending = Required<Pick<CallOptions, 'commandId' | 'signal' | 'onProgress'>>;

interface Uploading<Uploaded> {
  readonly upload: (file: File, options: Sending) => Promise<Uploaded>;
  readonly onUploaded: (uploaded: Uploaded) => void;
}

/** Uploads a file with progress. `sendAgain` retries a failed upload as the same command. */
export function useUpload<Uploaded>({ upload, onUploaded }: Uploading<Uploaded>) {
  const [sentBytes, setSentBytes] = useState(0);
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  const { mutate, variables, isPending, error, reset } = useMutation({
    mutationFn: ({ file, commandId }: { readonly file: File; readonly commandId: string }) => {
      const { signal } = (sending.current = new AbortController());
      setSentBytes(0);
      // The count includes the bytes of the form around the file.
      const onProgress = (bytes: number) => setSentBytes(Math.min(bytes, file.size));
      return upload(file, { commandId, signal, onProgress });
    },
    onSuccess: onUploaded,
  });
  return {
    file: variables?.file,
    sentBytes,
    isSending: isPending,
    error,
    send: (file: File) => mutate({ file, commandId: newId() }),
    sendAgain: () => variables && mutate(variables),
    cancel() {
      sending.current?.abort();
      reset();
    },
  };
}
