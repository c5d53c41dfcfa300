import type { RejectionCode } from '#domain/rejections.ts';
import { rejections } from '#domain/rejections.ts';

/** A rejection with the status that the server gives it. */
export const refused = (code: RejectionCode) => ({ status: rejections[code], refused: code });
