import { CallFailed, type FailureCode } from '#domain/core/call-failed.ts';
import { createClient, type Answered, type CallOptions } from '#domain/core/client.ts';
import type { AnyCall, InputOf } from '#domain/core/contract.ts';
import { messages } from './messages.ts';
import { notify } from './notices.ts';
import { currentSession, endSession, visitorId } from './session.ts';
import { newUuid } from './uuid.ts';

const longestCallMs = 20_000;

const client = createClient({
  baseUrl: '',
  fetch: (url, init) => fetch(url, init),
  newId: () => newUuid(),
  token: () => currentSession()?.token,
  visitorId,
});

const endsSession: ReadonlySet<FailureCode> = new Set([
  'not_logged_in',
  'session_ended',
  'other_session',
  'access_blocked',
]);

/** Logs out on this device and says why: specification, document 1, sections 4 and 8. */
export function loseSession(code: FailureCode) {
  if (!currentSession()) return;
  endSession();
  notify(messages[code], 'problem');
}

/** Calls the API as whoever is logged in now. @throws CallFailed */
export async function call<Of extends AnyCall>(
  contract: Of,
  input: InputOf<Of>,
  options: CallOptions = {},
): Promise<Answered<Of>> {
  const { token } = currentSession() ?? {};
  const timeout = AbortSignal.timeout(longestCallMs);
  try {
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    return await client.call(contract, input, { ...options, signal });
  } catch (error) {
    if (timeout.aborted && !options.signal?.aborted) throw new CallFailed('unreachable', 0);
    // Only the log-in that the call was made with is lost, not one that came after it.
    const isCurrent = token !== undefined && token === currentSession()?.token;
    if (error instanceof CallFailed && isCurrent && endsSession.has(error.code)) loseSession(error.code);
    throw error;
  }
}
