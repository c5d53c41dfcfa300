import type { ErrorBody } from '#domain/core/contract.ts';
import { statusOf, type RejectionCode } from '#domain/rejections.ts';

export interface Failure {
  readonly status: number;
  readonly body: ErrorBody;
  /** Seconds until a retry may succeed. */
  readonly retryAfterS?: number;
}

/** A rejected call, thrown where no reply can be returned. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: RejectionCode;
  /** Errors by field, in words for the user. */
  readonly fields: Readonly<Record<string, string>>;
  /** Overrides the code's status. */
  readonly status: number | undefined;

  constructor(code: RejectionCode, fields: Readonly<Record<string, string>> = {}, status?: number) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.status = status;
  }
}

/** `Retry-After` says for how long. */
export class TooManyRequests extends Refused {
  readonly retryAfterS: number;
  /** The account whose password was tried, for the security log. */
  readonly account: string | undefined;

  constructor(waitMs: number, account?: string) {
    super('too_many_requests');
    this.account = account;
    this.retryAfterS = Math.max(1, Math.ceil(waitMs / 1_000));
  }
}

export function refusal(
  code: string,
  fields: Readonly<Record<string, string>> = {},
  status: number = statusOf(code),
): Failure {
  return { status, body: { code, errors: { ...fields } } };
}

/** Our fault: the reason stays on the server. 503 means that a retry may succeed. */
export const internal = (status: 500 | 503): Failure => ({
  status,
  body: { code: 'internal', errors: { internal: true } },
});
