import { CallFailed } from '#domain/core/call-failed.ts';
import { headers } from '#domain/core/contract.ts';
import { currentSession, visitorId } from '../session.ts';

/** Fetches a private file as a whole, because requests by page elements carry no login. @throws CallFailed */
export async function fetchFile(address: string, signal: AbortSignal): Promise<Blob> {
  const token = currentSession()?.token;
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
