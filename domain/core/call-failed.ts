export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  /** One of the rejections of the call, or a failure: see `FailureCode`. */
  readonly code: string;
  /** 0 when no answer came. */
  readonly status: number;
  /** What is wrong with each field, in words for the user. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(code: string, status: number, fields: Readonly<Record<string, string>> = {}) {
    super(`${code} (${status})`);
    this.code = code;
    this.status = status;
    this.fields = fields;
  }

  /** Whether the same call, with the same id, may well succeed a little later. */
  get isPassing(): boolean {
    const isPassingCode = this.code === 'unreachable' || this.code === 'too_many_requests';
    // A proxy before the server tells by 408, too, that not all has come in time.
    return isPassingCode || this.status === 408 || this.status >= 500;
  }
}

export function isPassingFailure(error: unknown): boolean {
  return error instanceof CallFailed && error.isPassing;
}
