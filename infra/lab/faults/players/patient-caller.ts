import { setTimeout as pause } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { CallFailed } from '#domain/core/call-failed.ts';
import { createClient, type Answered } from '#domain/core/client.ts';
import type { AnyCall, InputOf } from '#domain/core/contract.ts';

/** The time-out of an answer, and of a command with its retries. */
const answerMs = 5_000;
const patienceMs = 90_000;
const pauseMs = 150;

export type Patient<Of extends AnyCall> =
  | {
      readonly outcome: 'answered';
      readonly answer: Answered<Of>;
      readonly commandId: string;
      readonly tries: number;
    }
  | { readonly outcome: 'refused'; readonly code: string }
  | { readonly outcome: 'given_up' };

export function reasonOf(missed: { readonly outcome: string; readonly code?: string }): string {
  return missed.code ?? missed.outcome;
}

/** Retries like our clients: a call with a lost answer is repeated under the same id. */
export interface PatientCaller {
  /** @param upload the bytes of an upload */
  call<Of extends AnyCall>(call: Of, input: InputOf<Of>, upload?: Blob): Promise<Patient<Of>>;
  token: string | undefined;
}

/** @param over aborted when answers are no longer awaited. */
export function createPatientCaller(baseUrl: string, over: AbortSignal): PatientCaller {
  const visitorId = newId();
  const caller: PatientCaller = {
    token: undefined,
    async call(call, input, upload) {
      const commandId = newId();
      const until = Date.now() + patienceMs;
      for (let tries = 1; Date.now() < until && !over.aborted; tries += 1) {
        try {
          const signal = AbortSignal.timeout(answerMs);
          const answer = await client.call(call, input, {
            commandId,
            signal,
            ...(upload && { upload }),
          });
          return { outcome: 'answered', answer, commandId, tries };
        } catch (error) {
          if (error instanceof CallFailed && !error.isPassing)
            return { outcome: 'refused', code: error.code };
          if (!(error instanceof CallFailed) && !isTimeout(error)) throw error;
          await pause(pauseMs);
        }
      }
      return { outcome: 'given_up' };
    },
  };
  const client = createClient({
    baseUrl,
    fetch: (url, { signal, ...init }) => fetch(url, { ...init, ...(signal && { signal }) }),
    newId,
    token: () => caller.token,
    visitorId: () => visitorId,
  });
  return caller;
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';
