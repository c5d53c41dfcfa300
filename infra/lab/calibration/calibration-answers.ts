import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { traitNames } from '#domain/question-types/catalogue/rubrics.ts';
import { readMarkedText, type PlantedText } from './marked-text.ts';

const points = z.number().min(0).max(90);

const answerSchema = z.strictObject({
  question: z.string(),
  n: z.int().positive(),
  /** The first language of the imagined learner, or the peculiarity of the text. */
  voice: z.string().min(1),
  /** The kind of answer that the text imitates. */
  trick: z
    .enum([
      'copied',
      'template',
      'off topic',
      'keywords',
      'wrong length',
      'wrong form',
      'capitals',
      'bullets',
      'repetition',
    ])
    .optional(),
  /** With labelled mistakes, see `readMarkedText`. */
  text: z.string().min(1).max(5000),
  /** The lowest and highest points of each trait by the rubric of 2021, with gates applied. */
  bands: z.partialRecord(z.enum(traitNames), z.tuple([points, points])),
  /** Why an examiner would give these points. */
  why: z.string().min(1),
});
type WrittenDown = z.infer<typeof answerSchema>;

/** An answer whose points and mistakes were fixed before the scorer saw it. */
export interface CalibrationAnswer extends Omit<WrittenDown, 'text'>, PlantedText {
  /** `WWE-9001-3`. */
  readonly id: string;
  readonly marked: string;
}

const folder = path.join(import.meta.dirname, 'answers');

export function readCalibrationAnswers(): CalibrationAnswer[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => z.array(answerSchema).parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))))
    .map(({ text: marked, ...rest }) => ({
      ...rest,
      id: `${rest.question}-${rest.n}`,
      marked,
      ...readMarkedText(marked),
    }));
}
