interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Blob | FormData;
  readonly signal?: AbortSignal;
}

interface Answer {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** The used part of an `XMLHttpRequest`: the domain is compiled without the types of the DOM. */
interface UploadRequest {
  readonly status: number;
  readonly responseText: string;
  readonly upload: {
    addEventListener(type: 'progress', listener: (event: { readonly loaded: number }) => void): void;
  };
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  getResponseHeader(name: string): string | null;
  addEventListener(type: 'load' | 'error' | 'abort', listener: () => void): void;
  abort(): void;
  send(body?: string | Blob | FormData): void;
}

/**
 * Like `fetch`, with progress.
 * @param request a new `XMLHttpRequest`
 * @param onProgress bytes sent so far
 * @throws TypeError for no answer; the abort reason
 */
export function sendWithProgress(
  request: UploadRequest,
  url: string,
  { method, headers, body, signal }: Sent,
  onProgress: (bytes: number) => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
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
