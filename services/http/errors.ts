import type { ErrorBody } from '#domain/core/contract.ts';
import { statusOf, type RejectionCode } from '#domain/rejections.ts';

export interface Failure {
  readonly status: number;
  readonly body: ErrorBody;
  /** After how many seconds the same call may be made again. */
  readonly retryAfterS?: number;
}

/** A call that is refused, thrown where there is no reply to give back. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: RejectionCode;
  /** What is wrong with each field, in words for the user. */
  readonly fields: Readonly<Record<string, string>>;
  /** Where the code's own status does not tell enough. */
  readonly status: number | undefined;

  constructor(code: RejectionCode, fields: Readonly<Record<string, string>> = {}, status?: number) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.status = status;
  }
}

/** Refused for a while: the answer says in `Retry-After` for how long. */
export class TooManyRequests extends Refused {
  /** Whole seconds, as the header has them. */
  readonly retryAfterS: number;
  /** Whose password was tried, for the log of security events. */
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

/** Ours to mend: nothing of the reason leaves the server. 503 tells that trying again may well help. */
export const internal = (status: 500 | 503): Failure => ({
  status,
  body: { code: 'internal', errors: { internal: true } },
});
