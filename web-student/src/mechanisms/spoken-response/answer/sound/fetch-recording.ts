import { fetchRecording } from '#domain/speaking/contract.ts';
import { fetchFile } from '#student/core/connection/fetch-file.ts';

export function loadRecording(recording: string, signal: AbortSignal): Promise<Blob> {
  return fetchFile(fetchRecording.path.replace(':recording', encodeURIComponent(recording)), signal);
}
