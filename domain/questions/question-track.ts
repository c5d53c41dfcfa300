import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import type { Decision } from '../core/events/decision.ts';
import { defineStream } from '../core/events/stream.ts';
import { trackSchema } from '../question-types/mechanisms/track.ts';
import { questionUidSchema } from '../question-types/type-code.ts';

const uploadedTrackSchema = z.object({
  uid: questionUidSchema,
  track: trackSchema,
  bytes: z.int().min(1),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  durationMs: z.int().min(1),
});
export type UploadedTrack = z.infer<typeof uploadedTrackSchema>;

const events = {
  QuestionTrackUploaded: { version: 1, schema: uploadedTrackSchema },
} as const;

export type QuestionTrackEvent = EventOf<typeof events>;

export type QuestionTracks = readonly UploadedTrack[];

/** The stream `question_track-<uid>`: uploaded recordings. The question names the current one. */
export const questionTrackStream = defineStream({
  category: 'question_track',
  subject: 'Recording',
  events,
  initial: [],
  evolve: (tracks: QuestionTracks, { data }): QuestionTracks => [...tracks, data],
});

export function uploadTrack(tracks: QuestionTracks, uploaded: UploadedTrack): Decision<QuestionTrackEvent> {
  const isThere = tracks.some(({ track }) => track === uploaded.track);
  return isThere ? [] : [{ type: 'QuestionTrackUploaded', data: uploaded }];
}
