type Fetch = (
  url: string,
  init: {
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly body: Blob;
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

    send(body: Blob) {
      const [total, { signal }] = [body.size, this.#aborting];
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: total / 2, total }));
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
