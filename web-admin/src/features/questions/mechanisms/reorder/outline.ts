import type { MechanismOutline } from '../mechanism-outline.ts';

export const reorderOutline: MechanismOutline<'reorder'> = {
  keyOf: ({ paragraphs }) => [{ label: 'Paragraphs in the right order', lines: paragraphs }],
  thingsWithReasons: ({ paragraphs }) =>
    paragraphs.slice(1).map((_text, index) => `Paragraph ${index + 2} after ${index + 1}`),
};
