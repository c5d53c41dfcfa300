import { z } from 'zod';
import type { RateLimitName } from './rate-limits.ts';

export type Access = 'anyone' | 'person' | 'student' | 'admin';

export type Outputs = { readonly [status: number]: z.ZodType };

export interface Bytes {
  /** Values of `Content-Type`. */
  readonly mediaTypes: readonly string[];
}

/** One call of the API: the server validates with it, OpenAPI is generated from it, clients call through it. */
export interface Call<Input extends z.ZodType = z.ZodType, Output extends Outputs = Outputs> {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly access: Access;
  readonly effect: 'command' | 'query';
  /** `Content-Range` gives the range and the total. */
  readonly isPaged?: true;
  /** The default depends on the kind of call, see `limitOf`. */
  readonly rateLimit?: RateLimitName;
  /** A POST with a streamed body of bytes; its input is in the query. */
  readonly upload?: Bytes & {
    readonly maximumBytes: number;
    /** The bytes are the only file of a `multipart/form-data` form. */
    readonly isForm?: true;
  };
  /** Answers with bytes, `outputs` empty: a GET with a file (ranges allowed), or a POST that streams. */
  readonly download?: Bytes;
  readonly input: Input;
  readonly outputs: Output;
  /** The fields that identify a repeated command; all by default. Omit what clients measure again on each attempt. */
  readonly identifiedBy?: readonly string[];
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

/** Keeps the literal types: the access decides which principal the handler gets. */
export function defineCall<const Of extends AnyCall>(call: Of): Of {
  return call;
}

export const commonRejections = [
  'invalid_input',
  'too_large',
  'too_slow',
  'too_many_requests',
  'not_found',
  'written_by_newer_version',
] as const;

/** Its id belongs to another command, or `If-Match` is outdated. */
export const commandRejections = ['key_reused', 'revision_conflict'] as const;

const ofIdentity = ['not_logged_in', 'session_ended', 'other_session', 'access_blocked'] as const;

/** Rejections of the access check. */
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

/** Headers that rules 4 and 6 of the architecture add to the specification's payloads. */
export const headers = {
  idempotencyKey: 'Idempotency-Key',
  position: 'Ninety-Position',
  after: 'Ninety-After',
  /** An id that the visitor's browser created. */
  visitor: 'Ninety-Visitor',
  /** The revision of the answer's stream; `If-Match` sends it back. */
  etag: 'ETag',
  ifMatch: 'If-Match',
  /** Of an upload: `sha-256=:<base64>:`, RFC 9530. */
  contentDigest: 'Content-Digest',
  /** `users 0-24/319`, with a star for the range of an empty page. */
  contentRange: 'Content-Range',
} as const;

/** The body of a failure: `errors` by field, or `internal: true`: document 1, section 8. */
export const errorBodySchema = z.object({
  code: z.string(),
  errors: z.record(z.string(), z.union([z.string(), z.literal(true)])),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

export const uuidSchema = z.uuid().transform((id) => id.toLowerCase());

/** No NUL, no lone surrogates: can be stored and shown. */
export function plainText(maximum: number) {
  return z
    .string()
    .max(maximum, `Use at most ${maximum} characters.`)
    .refine(
      (text) => !text.includes('\u0000') && text.isWellFormed(),
      'This text contains invalid characters.',
    );
}

/** An admin's reason, recorded in the history. */
export const reasonText = plainText(500).refine(
  (text) => text.trim().length >= 3,
  'Enter a reason, in a few words.',
);
