import { createHash } from 'node:crypto';

export const html = 'text/html; charset=utf-8';

export interface PublicAnswer {
  readonly status: 200 | 404;
  readonly type: string;
  readonly body: string | Buffer;
  readonly etag: string;
  /** It depends on the visitor's location, so shared caches must not store it. */
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
