import { CallFailed } from '#domain/core/call-failed.ts';
import { headers } from '#domain/core/contract.ts';
import { fetchRecording } from '#domain/speaking/contract.ts';
import { currentSession, visitorId } from './session.ts';

/** One's own recording, whole. @throws CallFailed */
export async function loadRecording(recording: string, signal: AbortSignal): Promise<Blob> {
  const token = currentSession()?.token;
  const address = fetchRecording.path.replace(':recording', encodeURIComponent(recording));
  const response = await fetch(address, {
    headers: { [headers.visitor]: visitorId(), ...(token && { Authorization: `Bearer ${token}` }) },
    signal,
  }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw new CallFailed('unreachable', 0);
  });
  if (!response.ok)
    throw new CallFailed(response.status === 404 ? 'not_found' : 'unexpected', response.status);
  return response.blob();
}
