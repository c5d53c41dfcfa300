export type ShortcutAction = 'submit' | 'next' | 'previous' | 'favorite' | 'list' | 'sheet';

const singleKeys: Readonly<Record<string, ShortcutAction>> = {
  n: 'next',
  p: 'previous',
  f: 'favorite',
  l: 'list',
  '?': 'sheet',
};

interface Pressed {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

export function shortcutOf(
  { key, altKey, ctrlKey, metaKey }: Pressed,
  { isTyping, hasSingleKeys }: { readonly isTyping: boolean; readonly hasSingleKeys: boolean },
): ShortcutAction | undefined {
  if (key === 'Enter' && (ctrlKey || metaKey) && !altKey) return 'submit';
  if (isTyping || ctrlKey || metaKey) return undefined;
  // Alt with the left arrow is the browser's Back.
  if (altKey) return key === 'ArrowDown' ? 'next' : key === 'ArrowUp' ? 'previous' : undefined;
  return hasSingleKeys ? singleKeys[key.toLowerCase()] : undefined;
}

const notTyped = new Set(['button', 'checkbox', 'radio', 'range', 'submit', 'reset']);

export function takesKeys(element: Element | null): boolean {
  if (element instanceof HTMLInputElement) return !notTyped.has(element.type);
  const own =
    'textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="combobox"]';
  return element instanceof Element && element.closest(own) !== null;
}
