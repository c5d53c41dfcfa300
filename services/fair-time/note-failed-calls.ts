import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getAudioFile } from '#domain/questions/file-contract.ts';
import { endMockTestBreak } from '#domain/sittings/clocks/break-contract.ts';
import {
  loadMockTest,
  saveMockTestEndSection,
  saveMockTestQuestion,
  startMockTestSection,
  submitMockTest,
} from '#domain/sittings/contract.ts';
import { holdMockTest, saveMockTestDraft } from '#domain/sittings/hold-contract.ts';
import { finishRecording, uploadRecordingPiece } from '#domain/speaking/contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { noteFailedCall, recordingSubject, studentSubject } from './lost-times.ts';

/** Calls that a student under a clock waits for. */
const underClock: ReadonlySet<string | undefined> = new Set(
  [
    saveMockTestQuestion,
    loadMockTest,
    holdMockTest,
    startMockTestSection,
    saveMockTestEndSection,
    endMockTestBreak,
    submitMockTest,
    uploadRecordingPiece,
    finishRecording,
  ].map(({ name }) => name),
);

export const isLoss = (call: string | undefined, status: number): boolean =>
  underClock.has(call) ? status >= 500 || status === 429 : call === saveMockTestDraft.name && status >= 500;

/** Records failed calls that may have cost clock time. A lost record means that Postgres is down: an outage. */
export function noteFailedCalls(
  app: FastifyInstance,
  { pool, clock, log, signedFiles }: Pick<Dependencies, 'pool' | 'clock' | 'log' | 'signedFiles'>,
): void {
  const failureOf = (request: FastifyRequest, status: number) => {
    const call = request.routeOptions.config?.call;
    if (call === getAudioFile.name && (status === 404 || status >= 500)) {
      const { id = '' } = request.params as { readonly id?: string };
      // A recording's name begins with the uid of its question.
      const uid = /^[A-Z]+-\d+/.exec(signedFiles.read(id, clock())?.file ?? '')?.[0];
      return uid === undefined
        ? undefined
        : ({ cause: 'recording_failed', subject: recordingSubject(uid) } as const);
    }
    const { principal } = request;
    const isLoggedIn = principal?.kind === 'student' || principal?.kind === 'admin';
    return isLoggedIn && isLoss(call, status)
      ? ({ cause: 'call_failed', subject: studentSubject(principal.userId) } as const)
      : undefined;
  };
  app.addHook('onResponse', (request, reply, done) => {
    const failure = failureOf(request, reply.statusCode);
    if (failure) {
      const untilMs = Date.parse(clock());
      const fromMs = untilMs - reply.elapsedTime;
      noteFailedCall(pool, { ...failure, fromMs, untilMs }).catch((error: unknown) =>
        log.warn({ err: error }, 'could not record a failed call'),
      );
    }
    done();
  });
}
