import { NewerEvent } from '#domain/core/events/codec.ts';
import { StoreUnavailable } from '#domain/core/events/event-store.ts';
import { StreamBusy } from '../core/stream-busy.ts';
import { FilesUnavailable, FileTooLarge } from '../files/file-store.ts';
import { internal, refusal, Refused, TooManyRequests, type Failure } from './errors.ts';

/** Node's codes for a lost or refused connection. */
const lostConnection = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** SQLSTATE of a server that is down, starting, stopping, full, or that cancelled the query. */
const passingSqlState = /^(08...|53...|57P0[1-5]|57014|40001|40P01|25006)$/;
/** Messages of `pg` without a code. */
const passingMessage =
  /connection terminated|connection timeout|timeout exceeded when trying to connect|not queryable|client has encountered a connection error|cannot use a pool after calling end/i;

/** Whether a retry may succeed: the store, Postgres or the files were unavailable. */
function isPassing(error: unknown): boolean {
  if (error instanceof StoreUnavailable || error instanceof FilesUnavailable) return true;
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isPassing);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    lostConnection.has(code) ||
    (code.length === 5 && passingSqlState.test(code)) ||
    passingMessage.test(error.message) ||
    isPassing(error.cause)
  );
}

/** Fastify's own errors that a client can fix; all others are ours. */
export function failureOf(error: unknown): Failure {
  if (error instanceof TooManyRequests) {
    return { ...refusal(error.code), retryAfterS: error.retryAfterS };
  }
  if (error instanceof NewerEvent) return refusal('written_by_newer_version');
  if (error instanceof StreamBusy) return { ...internal(503), retryAfterS: error.retryAfterS };
  if (error instanceof FileTooLarge) return refusal('too_large', { body: 'This is too large.' });
  if (error instanceof Refused) return refusal(error.code, error.fields, error.status);
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refusal('too_large', { body: 'This is too large.' });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return refusal('invalid_input', { body: 'This call does not take this kind of content.' }, 415);
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return refusal('invalid_input', { body: 'This is not valid JSON.' });
    case 'FST_ERR_BAD_URL':
      return refusal('invalid_input', { url: 'This address is not well-formed.' });
  }
  // The JSON parser's errors, including keys such as `__proto__`.
  if (error instanceof SyntaxError && 'statusCode' in error && error.statusCode === 400) {
    return refusal('invalid_input', { body: 'This is not valid JSON.' });
  }
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  // Rejections of plugins; a forbidden file is reported as missing.
  if (status === 403 || status === 404) return refusal('not_found');
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return refusal('invalid_input', { request: 'This request cannot be handled.' }, status);
  }
  return internal(isPassing(error) ? 503 : 500);
}
