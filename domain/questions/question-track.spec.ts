import { test } from 'vitest';
import { given } from '../core/testing/given-when-then.ts';
import { questionTrackStream, uploadTrack, type UploadedTrack } from './question-track.ts';

const track: UploadedTrack = {
  uid: 'LWD-0001',
  track: 'LWD-0001-1f2e3d4c5b6a.mp3',
  bytes: 40_000,
  sha256: 'ab'.repeat(32),
  durationMs: 5_000,
};
const uploaded = { type: 'QuestionTrackUploaded', data: track } as const;

test('stores each recording once, beside earlier ones', () => {
  given(questionTrackStream, [])
    .when((tracks) => uploadTrack(tracks, track))
    .then([uploaded]);
  const other = { ...track, track: 'LWD-0001-000000000000.mp3' };
  given(questionTrackStream, [uploaded])
    .when((tracks) => uploadTrack(tracks, other))
    .then([{ type: 'QuestionTrackUploaded', data: other }]);
});
