import { recordingOf } from '#domain/question-types/recording.ts';
import type { Question } from '#domain/question-types/registry.ts';

export const names = {
  manifest: 'imsmanifest.xml',
  item: (uid: string) => `items/${uid}.xml`,
  metadata: (uid: string) => `ninety/${uid}.json`,
  media: (file: string) => `media/${file}`,
  questions: 'questions.json',
};

/** The recordings and the picture of a question. */
export function mediaOf(question: Question): string[] {
  const reading = 'modelReading' in question ? question.modelReading?.track : undefined;
  const picture = 'image' in question ? question.image : undefined;
  return [recordingOf(question)?.track, reading, picture].filter((file) => file !== undefined);
}
