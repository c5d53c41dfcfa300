import { isQuickTest } from '#student/core/quick-test.ts';

const refuse = (event: { preventDefault: () => void }) => event.preventDefault();
const refusing = { onCut: refuse, onCopy: refuse, onPaste: refuse, onDrop: refuse } as const;

/** Blocks the clipboard in a test, unless the quick-test flag is on (specification, document 1, sections 5 and 6). */
export function clipboardIn(context: 'practice' | 'test') {
  return context === 'test' && !isQuickTest() ? refusing : {};
}

export const noHelp = {
  spellCheck: false,
  autoCorrect: 'off',
  autoComplete: 'off',
  autoCapitalize: 'off',
  'data-gramm': 'false',
} as const;
