import type { Duplex } from 'node:stream';
import type { RejectionCode } from '#domain/rejections.ts';
import { refusal } from './errors.ts';

/** How long, in ms, a caller may continue sending after a rejection: closing immediately may lose it. */
const lingerMs = 1_000;

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** Answers on the bare connection, for a request without a reply (yet), and ends it. */
export function refuseRaw(
  socket: Duplex,
  code: RejectionCode,
  fields: Readonly<Record<string, string>> = {},
  givenStatus?: number,
): void {
  const { status, body } = refusal(code, fields, givenStatus);
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${reasons[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ];
  socket.end([...head, '', text].join('\r\n'));
  // A half-closed connection would stay open as long as the peer likes.
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

/** Rejects requests that Node could not parse, or did not receive in time. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return refuseRaw(socket, 'too_slow');
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  refuseRaw(socket, 'invalid_input', { request: 'This is not a well-formed HTTP request.' }, status);
}
