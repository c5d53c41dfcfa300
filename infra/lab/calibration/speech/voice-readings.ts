import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isOfKind } from '#domain/question-types/kinds.ts';
import { questionBank } from '#infra/seed/questions.ts';
import { readSound } from '#services/analysis/speech/sound/read-sound.ts';

const readingSchema = z.object({
  file: z.string().regex(/^[\w-]+\.ogg$/),
  voice: z.string(),
  /** The question whose text was read. */
  uid: z.string(),
  reading: z.enum(['right', 'changed', 'added', 'slow', 'fast']),
  /** The altered words of the text, by index. */
  changes: z.record(z.coerce.number(), z.enum(['dropped', 'replaced'])),
});

/** A question's text read by a synthetic voice. */
export interface VoiceReading extends z.infer<typeof readingSchema> {
  readonly text: string;
  readonly bytes: Uint8Array;
  /** Mono, 16 kHz. */
  readonly sound: Float32Array;
}

const folder = new URL('../../../seed/voices/', import.meta.url);

export async function readVoiceReadings(
  isWanted: (reading: z.infer<typeof readingSchema>) => boolean = () => true,
): Promise<VoiceReading[]> {
  const listed = z
    .array(readingSchema)
    .parse(JSON.parse(readFileSync(new URL('readings.json', folder), 'utf8')));
  const readings: VoiceReading[] = [];
  for (const reading of listed.filter(isWanted)) {
    const bytes = new Uint8Array(readFileSync(new URL(reading.file, folder)));
    // One at a time, because each is decoded in a separate process.
    readings.push({ ...reading, text: textOf(reading.uid), bytes, sound: await readSound(bytes) });
  }
  return readings;
}

function textOf(uid: string): string {
  const question = questionBank.find((each) => each.uid === uid);
  if (!question || !isOfKind('spoken-response', question)) throw new Error(`${uid} is no spoken question`);
  return question.topic;
}
