export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = [...items];
  const [item] = rest.splice(from, 1);
  if (item === undefined) return rest;
  rest.splice(Math.max(0, Math.min(rest.length, to)), 0, item);
  return rest;
}

export function placeText(items: readonly string[], id: string): string {
  return `Paragraph ${id} is now ${items.indexOf(id) + 1} of ${items.length}.`;
}

export type GripAction =
  | { readonly kind: 'hold' }
  | { readonly kind: 'drop' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'move'; readonly by: -1 | 1 };

export function gripAction(key: string, isHeld: boolean): GripAction | undefined {
  if (key === ' ' || key === 'Enter') return { kind: isHeld ? 'drop' : 'hold' };
  if (!isHeld) return undefined;
  if (key === 'Escape') return { kind: 'cancel' };
  if (key === 'ArrowUp') return { kind: 'move', by: -1 };
  if (key === 'ArrowDown') return { kind: 'move', by: 1 };
  return undefined;
}
