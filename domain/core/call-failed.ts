export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  /** A rejection of the call, or a failure: see `FailureCode`. */
  readonly code: string;
  /** 0 without an answer. */
  readonly status: number;
  /** Errors by field, in words for the user. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(code: string, status: number, fields: Readonly<Record<string, string>> = {}) {
    super(`${code} (${status})`);
    this.code = code;
    this.status = status;
    this.fields = fields;
  }

  /** Whether a retry with the same id may succeed. */
  get isPassing(): boolean {
    const isPassingCode = this.code === 'unreachable' || this.code === 'too_many_requests';
    // Proxies also use 408 for an incomplete request.
    return isPassingCode || this.status === 408 || this.status >= 500;
  }
}

export function isPassingFailure(error: unknown): boolean {
  return error instanceof CallFailed && error.isPassing;
}
