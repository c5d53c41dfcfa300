import { failureOf } from '#domain/core/client.ts';
import { headers, type AnyCall, type InputOf } from '#domain/core/contract.ts';
import { parseJson } from '#domain/core/events/json.ts';
import { asHttpError, visitorId } from './api.ts';
import { messages } from './messages.ts';
import { storedToken } from './session.ts';

/**
 * Downloads the file that a POST returns, with the file name that the server suggests. @throws Error with a text for
 * admins
 */
export async function download<Of extends AnyCall & { readonly download: object }>(
  contract: Of,
  input: InputOf<Of>,
): Promise<File> {
  const reach = async <Value>(work: Promise<Value>) =>
    work.catch((cause: unknown) => {
      throw new Error(messages.unreachable, { cause });
    });
  const response = await reach(
    fetch(contract.path, {
      method: contract.method,
      headers: {
        'Content-Type': 'application/json',
        [headers.visitor]: visitorId,
        Authorization: `Bearer ${storedToken() ?? ''}`,
      },
      body: JSON.stringify(input),
    }),
  );
  if (!response.ok) {
    const answer = parseJson(await reach(response.text()));
    throw asHttpError(failureOf(contract, response.status, answer));
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return new File([await reach(response.blob())], name ?? 'download', {
    type: response.headers.get('content-type') ?? '',
  });
}
