import { CallFailed, isRejectionCode } from '#domain/core/call-failed.ts';
import { createClient, type Answered, type CallOptions } from '#domain/core/client.ts';
import { errorBodySchema, headers, type AnyCall, type InputOf } from '#domain/core/contract.ts';
import { HttpError } from 'react-admin';
import { newId } from './ids.ts';
import { messages } from './messages.ts';
import { storedToken } from './session.ts';

/** Nobody acts as a visitor here, but every call names one. */
const visitorId = newId();
/** Where the last command landed: lists are to show at least that. */
let lastPosition: string | undefined;

const client = createClient({
  baseUrl: '',
  fetch: (url, init) => fetch(url, init),
  newId: () => newId(),
  token: storedToken,
  visitorId: () => visitorId,
});

/** Makes a call as whoever is logged in. @throws HttpError with a text for admins; its body holds the code. */
export async function call<Of extends AnyCall>(
  contract: Of,
  input: InputOf<Of>,
  options?: CallOptions,
): Promise<Answered<Of>> {
  try {
    const answer = await client.call(contract, input, options);
    if (answer.position !== undefined) lastPosition = answer.position;
    return answer;
  } catch (error) {
    throw error instanceof CallFailed ? asHttpError(error) : error;
  }
}

/** What `ra-data-simple-rest` fetches with: the same log-in, the same texts for failures. @throws HttpError */
export async function fetchJson(url: string, options: { headers?: Headers; signal?: AbortSignal } = {}) {
  const sent = new Headers(options.headers);
  const token = storedToken();
  if (token !== undefined) sent.set('Authorization', `Bearer ${token}`);
  if (lastPosition !== undefined) sent.set(headers.after, lastPosition);
  let response: Response;
  let body: string;
  try {
    response = await fetch(url, { headers: sent, ...(options.signal && { signal: options.signal }) });
    body = await response.text();
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw asHttpError(new CallFailed('unreachable', 0));
  }
  const json = parse(body);
  if (!response.ok) throw asHttpError(failureOf(response.status, json));
  return { status: response.status, headers: response.headers, body, json };
}

function failureOf(status: number, json: unknown): CallFailed {
  const parsed = errorBodySchema.safeParse(json);
  if (status >= 500) return new CallFailed('internal', status);
  if (!parsed.success || !isRejectionCode(parsed.data.code)) return new CallFailed('unexpected', status);
  return new CallFailed(parsed.data.code, status);
}

function asHttpError({ code, status, fields }: CallFailed): HttpError {
  const [field] = Object.values(fields);
  const text = code === 'invalid_input' && field !== undefined ? field : messages[code];
  return new HttpError(text, status, { code, fields });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
