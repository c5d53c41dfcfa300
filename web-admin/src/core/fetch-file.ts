import { messages } from './messages.ts';
import { storedToken } from './session.ts';

/**
 * Fetches a file that only admins can access: an element's own request sends no token. @throws Error with a text for
 * admins
 */
export async function fetchFile(address: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(address, {
    headers: { Authorization: `Bearer ${storedToken() ?? ''}` },
    ...(signal && { signal }),
  }).catch((cause: unknown) => {
    throw new Error(messages.unreachable, { cause });
  });
  if (!response.ok) throw new Error(response.status === 404 ? messages.not_found : messages.internal);
  return response.blob();
}
