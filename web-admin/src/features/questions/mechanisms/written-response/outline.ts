import type { MechanismOutline } from '../mechanism-outline.ts';

/** It has no key, and is explained as a whole. */
export const writtenResponseOutline: MechanismOutline<'written-response'> = {
  keyOf: ({ sampleAnswer }) => [{ label: 'Sample answer', lines: sampleAnswer.split('\n') }],
  thingsWithReasons: () => [],
};
