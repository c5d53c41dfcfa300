import type { fetchPurchaseReceipt, fetchStudentRecording } from '#domain/support/contract.ts';
import { fetchFile } from './fetch-file.ts';

/**
 * What of a user this admin said to look at: a recording, or a receipt. Whether the login still counts, the call before it
 * has told.
 * @param id of that look, which the call before it gave
 * @throws Error with a text for admins
 */
export const fetchLookedAt = (
  { path }: typeof fetchStudentRecording | typeof fetchPurchaseReceipt,
  id: string,
): Promise<Blob> => fetchFile(path.replace(':id', encodeURIComponent(id)));
