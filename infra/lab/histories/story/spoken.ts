import { createHash } from 'node:crypto';
import { v7 as newId } from 'uuid';
import type { Client } from '#domain/core/client.ts';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { isOfKind } from '#domain/question-types/kinds.ts';
import { startingAnswerTo } from '#domain/question-types/registry.ts';
import { fetchQuestion } from '#domain/questions/contract.ts';
import { finishRecording, uploadRecordingPiece } from '#domain/speaking/contract.ts';
import { listenToRecording } from '#domain/support/contract.ts';
import { wavFile } from '#services/analysis/speech/testing/wav-file.ts';
import type { User } from './person.ts';
import type { Samples } from './practice.ts';

const rate = 16_000;
const seconds = 1;

/** Answers two speaking questions with a hum, using over a quarter of the credits; an admin listens. */
export async function speak(admin: User, user: User, { SRA, SRS }: Samples): Promise<void> {
  for (const [index, { uid }] of [SRA, SRS].entries()) {
    const recording = await hum(user, 120 + 40 * index);
    const { question, revision } = (await user.call(fetchQuestion, { uid })).body;
    const empty = startingAnswerTo(question);
    if (!isOfKind('spoken-response', empty)) throw new RangeError(`${uid} is not spoken`);
    const answer = { ...empty, recording, seconds };
    await user.call(saveQuestionDone, { uid, answer, secondsUsed: 20, revision, timeline: [] });
    await admin.call(listenToRecording, { id: user.userId, recording, reason: 'Says that it was cut' });
  }
}

async function hum(person: Client, hertz: number): Promise<string> {
  const wave = Float32Array.from(
    { length: rate * seconds },
    (_, at) => 0.2 * Math.sin((2 * Math.PI * hertz * at) / rate),
  );
  const sound = new Uint8Array(wavFile(wave, { rate, channels: 1, bits: 16 }));
  const recordingId = newId();
  const upload = new Blob([sound], { type: 'application/octet-stream' });
  await person.call(uploadRecordingPiece, { recordingId, piece: 0 }, { upload });
  const recording = createHash('sha256').update(sound).digest('hex');
  await person.call(finishRecording, { recordingId, pieces: 1, mediaType: 'audio/wav', recording });
  return recording;
}
