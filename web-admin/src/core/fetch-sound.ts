import { fetchStudentRecording } from '#domain/support/contract.ts';
import { messages } from './messages.ts';
import { storedToken } from './session.ts';

/** The recording that this admin said to listen to. @throws Error with a text for admins */
export async function fetchSound(listening: string): Promise<Blob> {
  const address = fetchStudentRecording.path.replace(':id', encodeURIComponent(listening));
  const headers = { Authorization: `Bearer ${storedToken() ?? ''}` };
  const response = await fetch(address, { headers }).catch((cause: unknown) => {
    throw new Error(messages.unreachable, { cause });
  });
  // Whether the log-in still counts, the call before it has told.
  if (!response.ok) throw new Error(response.status === 404 ? messages.not_found : messages.internal);
  return response.blob();
}
