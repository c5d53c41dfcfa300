import type { Section } from '#domain/question-types/section.ts';

export const sectionNames: Readonly<Record<Section, string>> = {
  speaking: 'Speaking',
  writing: 'Writing',
  reading: 'Reading',
  listening: 'Listening',
};
