type Fetch = (
  url: string,
  init: {
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly body: Blob | FormData;
    readonly signal: AbortSignal;
  },
) => Promise<Response>;

/** A double of `XMLHttpRequest` for uploads: it reports half of the file as sent, then waits for the answer of `send`. */
export const fakeUploadRequest = (send: Fetch) =>
  class extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    readonly #headers: Record<string, string> = {};
    readonly #aborting = new AbortController();
    #answerHeaders = new Headers();
    #method = '';
    #url = '';

    open(method: string, url: string) {
      [this.#method, this.#url] = [method, url];
    }

    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value;
    }

    getResponseHeader(name: string): string | null {
      return this.#answerHeaders.get(name);
    }

    abort() {
      this.#aborting.abort();
    }

    send(body: Blob | FormData) {
      const { signal } = this.#aborting;
      const loaded = sizeOf(body) / 2;
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
      send(this.#url, { method: this.#method, headers: this.#headers, body, signal }).then(
        (response) => void this.#answer(response),
        () => void this.dispatchEvent(new Event(signal.aborted ? 'abort' : 'error')),
      );
    }

    async #answer(response: Response) {
      this.status = response.status;
      this.#answerHeaders = response.headers;
      this.responseText = await response.text();
      this.dispatchEvent(new Event('load'));
    }
  };

function sizeOf(body: Blob | FormData): number {
  if (body instanceof Blob) return body.size;
  return [...body.values()].reduce((sum, value) => sum + (value instanceof Blob ? value.size : 0), 0);
}
