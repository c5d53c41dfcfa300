import type { TextMark } from './marked-parts.ts';

/** As the popover is labelled: specification, document 2, section 4. */
export const markNames = {
  spelling: 'Spelling error',
  grammar: 'Grammar error',
} as const satisfies Record<TextMark['fault'], string>;
