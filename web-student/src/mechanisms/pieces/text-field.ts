const refuse = (event: { preventDefault: () => void }) => event.preventDefault();

/** Text fields block these in tests: specification, document 1, section 5. */
export const noClipboard = { onCut: refuse, onCopy: refuse, onPaste: refuse, onDrop: refuse } as const;

/** No help with spelling: it is what is practised. */
export const noHelp = {
  spellCheck: false,
  autoCorrect: 'off',
  autoComplete: 'off',
  autoCapitalize: 'off',
  'data-gramm': 'false',
} as const;
