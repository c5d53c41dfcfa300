import type { RejectionCode } from '#domain/rejections.ts';
import { rejections } from '#domain/rejections.ts';

export const refused = (code: RejectionCode) => ({ status: rejections[code], refused: code });
