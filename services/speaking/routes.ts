import * as contract from '#domain/speaking/contract.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { route, type Route } from '../http/route.ts';
import { personOf } from '../identity/principal.ts';
import { limitNamed } from '../rate-limits/limit-call.ts';
import { findRecording, joinPieces, keepPiece } from './recordings.ts';

/** Recordings of answers come in while they are made, and are joined when they are done. */
export function routes(dependencies: Pick<Dependencies, 'files' | 'rateLimiter' | 'settings'>): Route[] {
  const { rateLimiter, settings } = dependencies;
  // Calls are limited by their number; a piece may have a million bytes, so bytes are limited, too.
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
      // Under its hash there is never another content; a browser that others use keeps nothing of it.
      return {
        status: 200,
        file: { stored, mediaType: stored.mediaType, cacheControl: 'private, no-store' },
      };
    }),
  ];
}
