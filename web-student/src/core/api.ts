import { v7 as newId } from 'uuid';
import { CallFailed } from '#domain/core/call-failed.ts';
import type { FailureCode } from '#domain/rejections.ts';
import { createClient, type Answered, type CallOptions } from '#domain/core/client.ts';
import type { AnyCall, InputOf } from '#domain/core/contract.ts';
import { sendWithProgress } from '#domain/core/send-with-progress.ts';
import { longestCallMs } from './longest-call.ts';
import { helpOf, messages } from './messages.ts';
import { notify } from './notices.ts';
import { currentSession, endSession, visitorId } from './session.ts';

const client = createClient({
  baseUrl: '',
  fetch: (url, { onProgress, ...init }) =>
    onProgress ? sendWithProgress(new XMLHttpRequest(), url, init, onProgress) : fetch(url, init),
  newId,
  visitorId,
  token: () => currentSession()?.token,
});

const endingCodes = ['not_logged_in', 'session_ended', 'other_session', 'access_blocked'] as const;

let isLeaving = false;

export async function leaving<T>(action: () => Promise<T>): Promise<T> {
  isLeaving = true;
  try {
    return await action();
  } finally {
    isLeaving = false;
  }
}

let goToLogin: (() => void) | undefined;

/** Lets errors outside a page navigate to the login. */
export function onLoginWanted(go: () => void) {
  goToLogin = go;
}

/** Logs out on this device and shows the reason: specification, document 1, sections 4 and 8. */
export function logOutLocally(code: FailureCode) {
  if (!currentSession() || isLeaving) return;
  endSession();
  const action = goToLogin && code !== 'access_blocked' ? { label: 'Log in', run: goToLogin } : undefined;
  notify(messages[code], 'problem', { help: helpOf(code), action });
}

/** Specification, document 1, section 8: developer builds also log server and login errors and show a notice. */
function tellDevelopers(error: unknown) {
  if (!import.meta.env.DEV || !(error instanceof CallFailed)) return;
  if (error.status !== 401 && error.status < 500) return;
  // oxlint-disable-next-line no-console -- the specification asks for this log in developer builds only
  console.error(error);
  notify('Server error! [dev only]', 'problem');
}

/** A call with `onProgress` has no timeout: the student watches it and can cancel it. */
export async function call<Of extends AnyCall>(
  contract: Of,
  input: InputOf<Of>,
  options: CallOptions = {},
): Promise<Answered<Of>> {
  const token = options.asVisitor ? undefined : currentSession()?.token;
  const timeout = options.onProgress ? undefined : AbortSignal.timeout(longestCallMs(options.upload));
  try {
    const signals = [options.signal, timeout].filter((signal) => signal !== undefined);
    return await client.call(contract, input, { ...options, signal: AbortSignal.any(signals) });
  } catch (error) {
    tellDevelopers(error);
    if (timeout?.aborted && !options.signal?.aborted) throw new CallFailed('unreachable', 0);
    // The failed call may belong to an older login than the current one.
    const isCurrent = token !== undefined && token === currentSession()?.token;
    if (error instanceof CallFailed && isCurrent) {
      const ended = endingCodes.find((code) => code === error.code);
      if (ended) logOutLocally(ended);
    }
    throw error;
  }
}
