import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const rating = z.number().min(0).max(10);

const learnerSchema = z.object({
  id: z.string().regex(/^\w+$/),
  speaker: z.string(),
  age: z.int(),
  /** The sentence in capitals. */
  text: z.string().min(1),
  accuracy: rating,
  fluency: rating,
  prosodic: rating,
  total: rating,
  /** Each word with the ratings of its sounds. */
  words: z.array(z.tuple([z.string(), rating, rating])),
});

/** A learner's reading of a sentence, with the mean ratings of five experts, 0 to 10. */
export interface LearnerReading extends z.infer<typeof learnerSchema> {
  readonly flac: Buffer;
}

/**
 * The readings in a folder: one per line of `ratings.jsonl`, with a FLAC file for each. From speechocean762 (Zhang et
 * al., Interspeech 2021, CC BY 4.0), which is not part of the product.
 */
export function readLearners(folder: string): LearnerReading[] {
  return readFileSync(path.join(folder, 'ratings.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => learnerSchema.parse(JSON.parse(line)))
    .map((learner) => ({ ...learner, flac: readFileSync(path.join(folder, `${learner.id}.flac`)) }));
}
