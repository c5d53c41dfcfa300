import { createHash } from 'node:crypto';

export const html = 'text/html; charset=utf-8';

/** What is sent for an address of the public site. */
export interface PublicAnswer {
  readonly status: 200 | 404;
  readonly type: string;
  readonly body: string | Buffer;
  readonly etag: string;
  /** It follows from where the visitor is: no cache between may send it to another one. */
  readonly isOfPlace?: true;
}

export function answerOf(body: string | Buffer, type: string, status: 200 | 404 = 200): PublicAnswer {
  return {
    status,
    type,
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  };
}
