import { createHash } from 'node:crypto';
import { v7 as newId } from 'uuid';
import { finishRecording, uploadRecordingPiece } from '#domain/speaking/contract.ts';
import { wavFile } from '#services/analysis/speech/testing/wav-file.ts';
import { wrong } from './enter.ts';
import type { Player } from './player.ts';

const rate = 16_000;
const seconds = 1;

export async function record(
  player: Player,
): Promise<{ readonly recording: string; readonly seconds: number } | undefined> {
  const { caller, random } = player;
  const step = (2 * Math.PI * (100 + random() * 200)) / rate;
  const hum = Float32Array.from({ length: rate * seconds }, (_, at) => 0.2 * Math.sin(at * step));
  const sound = new Uint8Array(wavFile(hum, { rate, channels: 1, bits: 16 }));
  const middle = Math.floor(sound.length / 2);
  const recordingId = newId();
  for (const [piece, bytes] of [sound.slice(0, middle), sound.slice(middle)].entries()) {
    const upload = new Blob([bytes], { type: 'application/octet-stream' });
    const kept = await caller.call(uploadRecordingPiece, { recordingId, piece }, upload);
    if (kept.outcome !== 'answered') return wrong(player, 'uploadRecordingPiece', kept);
  }
  const recording = createHash('sha256').update(sound).digest('hex');
  const finished = await caller.call(finishRecording, {
    recordingId,
    pieces: 2,
    mediaType: 'audio/wav',
    recording,
  });
  if (finished.outcome !== 'answered') return wrong(player, 'finishRecording', finished);
  if (finished.answer.status !== 200)
    return wrong(player, 'finishRecording', { outcome: 'pieces are missing' });
  return { recording, seconds };
}
