import { z } from 'zod';
import type { RateLimitName } from './rate-limits.ts';

/**
 * `anyone`: no identity. `person`: a visitor or user. `student`: logged in, not blocked. `admin`: an admin or a role
 * with the call, in production with a second factor.
 */
export type Access = 'anyone' | 'person' | 'student' | 'admin';

export type Outputs = { readonly [status: number]: z.ZodType };

/** A body that is bytes instead of JSON. */
export interface Bytes {
  /** What they may be, as `Content-Type` names it. */
  readonly mediaTypes: readonly string[];
}

/** One call of the API, written once: the server validates with it, OpenAPI is made from it, clients call by it. */
export interface Call<Input extends z.ZodType = z.ZodType, Output extends Outputs = Outputs> {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly access: Access;
  /** Commands carry an `Idempotency-Key`; queries may carry `Ninety-After`. */
  readonly effect: 'command' | 'query';
  /** The answer is a page of a longer list: `Content-Range` tells which rows it holds, and of how many. */
  readonly isPaged?: true;
  /** How often it may be made; without one as often as other calls of its kind, see `limitOf`. */
  readonly rateLimit?: RateLimitName;
  /** A POST whose body is bytes, taken as they come: the input then stands in the query. */
  readonly upload?: Bytes & {
    readonly maximumBytes: number;
    /** The bytes come as the one file of a form, `multipart/form-data`. */
    readonly isForm?: true;
  };
  /** Answered with bytes, `outputs` empty: a GET with a file (ranges allowed), or a POST that streams. */
  readonly download?: Bytes;
  /** The JSON body of a POST, the query string of a GET, with the parts of the path. */
  readonly input: Input;
  readonly outputs: Output;
  /** The fields that identify a repeated command; all by default. What senders measure anew is left out. */
  readonly identifiedBy?: readonly string[];
  /** What it may be refused for, besides what every call may. */
  readonly rejections: readonly string[];
}

export type AnyCall = Call<z.ZodType, Outputs>;
export type InputOf<Of extends AnyCall> = z.input<Of['input']>;
export type OutputOf<Of extends AnyCall> = {
  [Status in keyof Of['outputs'] & number]: {
    readonly status: Status;
    readonly body: z.infer<Of['outputs'][Status]>;
  };
}[keyof Of['outputs'] & number];

/** Keeps the call's own types: who may make it decides which principal its handler is given. */
export function defineCall<const Of extends AnyCall>(call: Of): Of {
  return call;
}

/** What any call may be refused for. */
export const commonRejections = [
  'invalid_input',
  'too_large',
  'too_slow',
  'too_many_requests',
  'not_found',
  'written_by_newer_version',
] as const;

/** What any command may be refused for besides: its id was another command's, or `If-Match` names an old revision. */
export const commandRejections = ['key_reused', 'revision_conflict'] as const;

const ofIdentity = ['not_logged_in', 'session_ended', 'other_session', 'access_blocked'] as const;

/** What the check of access may refuse a call for. */
const accessRejections: { readonly [Who in Access]: readonly string[] } = {
  anyone: [],
  person: ofIdentity,
  student: ofIdentity,
  admin: [...ofIdentity, 'not_allowed', 'second_factor_needed'],
};

export function refusalsOf({ access, effect, rejections }: AnyCall): ReadonlySet<string> {
  return new Set([
    ...commonRejections,
    ...accessRejections[access],
    ...(effect === 'command' ? commandRejections : []),
    ...rejections,
  ]);
}

/** Names of the headers that rules 4 and 6 of the architecture add to the specification's payloads. */
export const headers = {
  idempotencyKey: 'Idempotency-Key',
  /** The position at which the command's events landed. */
  position: 'Ninety-Position',
  after: 'Ninety-After',
  /** The id a visitor's browser made for itself. */
  visitor: 'Ninety-Visitor',
  /** The revision of the stream in the answer; `If-Match` sends it back. */
  etag: 'ETag',
  ifMatch: 'If-Match',
  /** Of an upload: `sha-256=:<base64>:`, RFC 9530. What comes has to be just that. */
  contentDigest: 'Content-Digest',
  /** Of a page: `users 0-24/319`, or a star for the range when there is no row. */
  contentRange: 'Content-Range',
} as const;

/** The body of a failure: `errors` by field, or `internal: true` for ours: document 1, section 8. */
export const errorBodySchema = z.object({
  code: z.string(),
  errors: z.record(z.string(), z.union([z.string(), z.literal(true)])),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

export const uuidSchema = z.uuid().transform((id) => id.toLowerCase());

/** Text that can be stored and shown: no NUL, no lone surrogates. */
export function plainText(maximum: number) {
  return z
    .string()
    .max(maximum)
    .refine(
      (text) => !text.includes('\u0000') && text.isWellFormed(),
      'This text contains invalid characters.',
    );
}

/** Why an admin does something, for those who read the history later. */
export const reasonText = plainText(500).refine(
  (text) => text.trim().length >= 3,
  'Enter a reason, in a few words.',
);
