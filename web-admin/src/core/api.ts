import { CallFailed } from '#domain/core/call-failed.ts';
import type { FailureCode } from '#domain/rejections.ts';
import { createClient, type Answered, type CallOptions } from '#domain/core/client.ts';
import type { AnyCall, InputOf } from '#domain/core/contract.ts';
import { sendWithProgress } from '#domain/core/send-with-progress.ts';
import { HttpError } from 'react-admin';
import { v7 as newId } from 'uuid';
import { knownCode, messages } from './messages.ts';
import { leaveForLogin, storedToken } from './session.ts';

/** The console has no visitors, but every call must send a visitor id. */
export const visitorId = newId();

const client = createClient({
  baseUrl: '',
  fetch: (url, { onProgress, ...init }) =>
    onProgress ? sendWithProgress(new XMLHttpRequest(), url, init, onProgress) : fetch(url, init),
  newId,
  token: storedToken,
  visitorId: () => visitorId,
});

/** The codes that end a login: specification, document 1, section 8. */
const endingCodes = ['not_logged_in', 'session_ended', 'other_session', 'access_blocked'] as const;

/**
 * Makes a call as the logged-in admin. Redirects to the login if the session has ended.
 * @throws HttpError with a text, code and fields
 */
export async function call<Of extends AnyCall>(
  contract: Of,
  input: InputOf<Of>,
  options?: CallOptions,
): Promise<Answered<Of>> {
  try {
    return await client.call(contract, input, options);
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    const ended = endingCodes.find((code) => code === error.code);
    if (ended) leaveForLogin(ended);
    throw asHttpError(error);
  }
}

export function asHttpError({ code: given, status, fields }: CallFailed): HttpError {
  const code = knownCode(given);
  const [field] = Object.values(fields);
  const text =
    (code === 'invalid_input' || code === 'not_allowed') && field !== undefined ? field : messages[code];
  return new HttpError(text, status, { code, fields });
}

export function failureOf(error: unknown): {
  readonly code?: FailureCode;
  readonly fields?: Readonly<Record<string, string>>;
} {
  return error instanceof HttpError ? ((error.body ?? {}) as ReturnType<typeof failureOf>) : {};
}

export function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Sends the revision of the record that the admin saw: the server refuses the change if there is a newer one. */
export function ifUnchanged({ etag }: { readonly etag?: string }): CallOptions {
  return etag === undefined ? {} : { ifMatch: etag };
}
