import type { TextMark } from './marked-parts.ts';

/** Labels of the popover: specification, document 2, section 4. */
export const markNames = {
  spelling: 'Spelling error',
  grammar: 'Grammar error',
} as const satisfies Record<TextMark['fault'], string>;
