import type { Section } from '#domain/question-types/type-code.ts';

export const sectionNames: Readonly<Record<Section, string>> = {
  speaking: 'Speaking',
  writing: 'Writing',
  reading: 'Reading',
  listening: 'Listening',
};
