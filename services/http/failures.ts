import { NewerEvent } from '#domain/core/events/codec.ts';
import { StoreUnavailable } from '#domain/core/events/event-store.ts';
import { StreamBusy } from '../core/stream-busy.ts';
import { FilesUnavailable, FileTooLarge } from '../files/file-store.ts';
import { internal, refusal, Refused, TooManyRequests, type Failure } from './errors.ts';

/** Codes of Node for a connection that is not there or went away. */
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
/** SQLSTATE classes and codes of a server that is away, starting, stopping, full or that ended the query. */
const passingSqlState = /^(08...|53...|57P0[1-5]|57014|40001|40P01|25006)$/;
/** What `pg` says without any code. */
const passingMessage =
  /connection terminated|connection timeout|timeout exceeded when trying to connect|not queryable|client has encountered a connection error|cannot use a pool after calling end/i;

/** Whether the same call may well succeed a little later: the store, Postgres or the files were away. */
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

/** What of Fastify's own errors a client can do something about; any other one is ours. */
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
  // The JSON parser's own errors, also for keys such as `__proto__`.
  if (error instanceof SyntaxError && 'statusCode' in error && error.statusCode === 400) {
    return refusal('invalid_input', { body: 'This is not valid JSON.' });
  }
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  // What plugins refuse; a file that may not be read is one that is not there.
  if (status === 403 || status === 404) return refusal('not_found');
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return refusal('invalid_input', { request: 'This request cannot be handled.' }, status);
  }
  return internal(isPassing(error) ? 503 : 500);
}
