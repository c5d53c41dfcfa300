import * as contract from '#domain/speaking/contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { route, type Route } from '../http/route.ts';
import { personOf } from '../identity/principal.ts';
import { limitNamed } from '../rate-limits/limit-call.ts';
import { findRecording, joinPieces, keepPiece } from './recordings.ts';

/** Recordings are uploaded in pieces during the answer, and joined at the end. */
export function routes(dependencies: Pick<Dependencies, 'files' | 'rateLimiter' | 'settings'>): Route[] {
  const { rateLimiter, settings } = dependencies;
  // Limits bytes besides calls, because a piece may have a million.
  const limitBytes = limitNamed(rateLimiter, settings.rateLimits, 'recordingBytes');
  return [
    route(contract.uploadRecordingPiece, async ({ input, principal, upload, network }) => {
      await limitBytes({ principal, network }, Math.ceil(upload.atMostBytes / 1000));
      const kept = await keepPiece(dependencies, personOf(principal), input, upload);
      return 'rejected' in kept ? kept : { status: 200, body: { bytes: kept.bytes } };
    }),

    route(contract.finishRecording, async ({ input, principal }) => {
      const whole = await joinPieces(dependencies, personOf(principal), input);
      if ('rejected' in whole) return whole;
      if ('missing' in whole) return { status: 202, body: whole };
      return { status: 200, body: { recording: input.recording, bytes: whole.bytes } };
    }),

    route(contract.fetchRecording, async ({ input: { recording }, principal }) => {
      const stored = await findRecording(dependencies, personOf(principal), recording);
      if (!stored) return { rejected: 'not_found' };
      // Immutable under its hash; not cached, because browsers may be shared.
      return {
        status: 200,
        file: { stored, mediaType: stored.mediaType, cacheControl: 'private, no-store' },
      };
    }),
  ];
}
