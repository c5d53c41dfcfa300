import { wordsOf } from '#domain/scoring/words.ts';
import type { MechanismOutline } from '../mechanism-outline.ts';

/** The key is the transcript, which stands in the outline anyway. */
export const dictationOutline: MechanismOutline<'dictation'> = {
  keyOf: () => [],
  thingsWithReasons: ({ transcript }) => wordsOf(transcript).map(({ text }) => `“${text}”`),
};
