export const exerciseShortcuts = [
  { keys: ['Ctrl', 'Enter'], text: 'Submit the answer; on a Mac also ⌘ and Enter' },
  { keys: ['Alt', '↓'], text: 'Next question' },
  { keys: ['Alt', '↑'], text: 'Previous question' },
] as const;

/** Inactive in text fields, and the user can turn them off: WCAG 2.1.4. */
export const singleKeyShortcuts = [
  { keys: ['N'], text: 'Next question' },
  { keys: ['P'], text: 'Previous question' },
  { keys: ['F'], text: 'Add to or remove from favourites' },
  { keys: ['L'], text: 'Open the question list' },
  { keys: ['?'], text: 'Open this sheet' },
] as const;
