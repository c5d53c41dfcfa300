import { messages } from './messages.ts';
import { storedToken } from './session.ts';

/** A file that is for admins: what an element of the page asks for itself carries no login. @throws Error with a text for admins */
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
