import type { QuestionOf } from '#domain/question-types/kinds.ts';
import type { SpokenForm } from '../form/form-shape.ts';

type Spoken = QuestionOf<'spoken-response'>;

export function spokenForm({ image = '', imageText = '', correctAnswers, modelReading }: Spoken): SpokenForm {
  return {
    image,
    imageText,
    accepted: correctAnswers.join('\n'),
    modelTrack: modelReading?.track ?? '',
    modelSentences: modelReading?.sentences ?? [],
  };
}

export function spokenIn({ image, imageText, accepted, modelTrack, modelSentences }: SpokenForm) {
  return {
    ...(image !== '' && { image }),
    ...(imageText !== '' && { imageText }),
    correctAnswers: accepted
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    ...((modelTrack !== '' || modelSentences.length > 0) && {
      modelReading: { track: modelTrack, sentences: modelSentences },
    }),
  };
}
