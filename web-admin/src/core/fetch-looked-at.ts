import type { fetchPurchaseReceipt, fetchStudentRecording } from '#domain/support/contract.ts';
import { fetchFile } from './fetch-file.ts';

export const fetchLookedAt = (
  { path }: typeof fetchStudentRecording | typeof fetchPurchaseReceipt,
  id: string,
): Promise<Blob> => fetchFile(path.replace(':id', encodeURIComponent(id)));
