interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Blob | FormData;
  readonly signal?: AbortSignal;
}

/**
 * Like `fetch`, with progress.
 * @param onProgress bytes sent so far
 * @throws TypeError for no answer; the abort reason
 */
export function sendWithProgress(
  url: string,
  { method, headers, body, signal }: Sent,
  onProgress: (bytes: number) => void,
): Promise<Pick<Response, 'status' | 'text'> & { readonly headers: Pick<Headers, 'get'> }> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        headers: { get: (name) => request.getResponseHeader(name) },
        text: async () => request.responseText,
      }),
    );
    request.addEventListener('error', () => reject(new TypeError('There was no answer')));
    request.addEventListener('abort', () => reject(signal?.reason ?? new TypeError('It was aborted')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
