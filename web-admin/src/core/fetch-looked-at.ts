import type { fetchPurchaseReceipt, fetchStudentRecording } from '#domain/support/contract.ts';
import { fetchFile } from './fetch-file.ts';

/**
 * A recording or receipt that this admin said to look at.
 * @param id of that look
 * @throws Error with a text for admins
 */
export const fetchLookedAt = (
  { path }: typeof fetchStudentRecording | typeof fetchPurchaseReceipt,
  id: string,
): Promise<Blob> => fetchFile(path.replace(':id', encodeURIComponent(id)));
