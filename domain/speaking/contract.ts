import { z } from 'zod';
import { defineCall, uuidSchema } from '../core/contract.ts';

/** WAV from our recorder; the others if a browser cannot produce it. */
export const recordingTypes = ['audio/wav', 'audio/webm', 'audio/ogg', 'audio/mp4'] as const;

export const recordingLimits = { pieces: 128, pieceBytes: 1_000_000, bytes: 8_000_000 } as const;

/** SHA-256 of the recording, in hex: its name in the store and in answers. */
export const recordingSchema = z.string().regex(/^[\da-f]{64}$/, 'A recording is named by its SHA-256.');

const unfinished = { recordingId: uuidSchema };

/** Whether a file has its type's signature. @param head its first 12 bytes, fewer for a shorter file */
export function beginsAs(mediaType: (typeof recordingTypes)[number], head: Uint8Array): boolean {
  const tag = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  switch (mediaType) {
    case 'audio/wav':
      return tag(0, 4) === 'RIFF' && tag(8, 12) === 'WAVE';
    case 'audio/webm':
      return tag(0, 4) === '\u001aE\u00df\u00a3';
    case 'audio/ogg':
      return tag(0, 4) === 'OggS';
    case 'audio/mp4':
      return tag(4, 8) === 'ftyp';
  }
}

export const uploadRecordingPiece = defineCall({
  name: 'uploadRecordingPiece',
  method: 'POST',
  path: '/api/speaking/uploadRecordingPiece',
  access: 'person',
  effect: 'command',
  rateLimit: 'recording',
  input: z.object({
    ...unfinished,
    piece: z.coerce
      .number()
      .int()
      .min(0)
      .max(recordingLimits.pieces - 1),
  }),
  upload: { mediaTypes: ['application/octet-stream'], maximumBytes: recordingLimits.pieceBytes },
  outputs: { 200: z.object({ bytes: z.int().min(0) }) },
  rejections: [],
});

export const finishRecording = defineCall({
  name: 'finishRecording',
  method: 'POST',
  path: '/api/speaking/finishRecording',
  access: 'person',
  effect: 'command',
  rateLimit: 'recording',
  input: z.object({
    ...unfinished,
    pieces: z.int().min(1).max(recordingLimits.pieces),
    mediaType: z.enum(recordingTypes),
    recording: recordingSchema,
  }),
  outputs: {
    200: z.object({ recording: recordingSchema, bytes: z.int().min(1) }),
    /** Missing pieces: send them and finish again. */
    202: z.object({ missing: z.array(z.int().min(0)).min(1) }),
  },
  rejections: ['recording_differs', 'nothing_recorded', 'no_recording'],
});

export const fetchRecording = defineCall({
  name: 'fetchRecording',
  method: 'GET',
  path: '/api/speaking/recordings/:recording',
  access: 'person',
  effect: 'query',
  input: z.object({ recording: recordingSchema }),
  download: { mediaTypes: [...recordingTypes] },
  outputs: {},
  rejections: [],
});
