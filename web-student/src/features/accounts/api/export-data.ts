import { exportUserData } from '#domain/accounts/export-contract.ts';
import { CallFailed } from '#domain/core/call-failed.ts';
import { failureOf } from '#domain/core/client.ts';
import { headers } from '#domain/core/contract.ts';
import { parseJson } from '#domain/core/events/json.ts';
import { currentSession, visitorId } from '#student/core/session.ts';

interface Options {
  readonly signal: AbortSignal;
  readonly onBytes: (bytes: number) => void;
}

export async function downloadData(
  password: string | undefined,
  { signal, onBytes }: Options,
): Promise<File> {
  const reach = async <Value>(work: Promise<Value>) =>
    work.catch((cause: unknown) => {
      if (signal.aborted) throw cause;
      throw new CallFailed('unreachable', 0);
    });
  const response = await reach(
    fetch(exportUserData.path, {
      method: exportUserData.method,
      headers: {
        'Content-Type': 'application/json',
        [headers.visitor]: visitorId(),
        Authorization: `Bearer ${currentSession()?.token}`,
      },
      body: JSON.stringify({ password }),
      signal,
    }),
  );
  if (!response.ok || !response.body)
    throw failureOf(exportUserData, response.status, parseJson(await reach(response.text())));
  const pieces: BlobPart[] = [];
  const reader = response.body.getReader();
  for (let bytes = 0; ;) {
    const { done, value } = await reach(reader.read());
    if (done) break;
    pieces.push(value);
    bytes += value.length;
    onBytes(bytes);
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return new File(pieces, name ?? 'ninety-my-data.zip', { type: 'application/zip' });
}
