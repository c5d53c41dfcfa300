import { useDroppable } from '@dnd-kit/react';
import type { ReactNode } from 'react';

/** Where the free words are; a word dropped here leaves its blank. */
export function WordBankArea({ children }: { readonly children: ReactNode }) {
  const { ref, isDropTarget } = useDroppable({ id: 'bank' });
  return (
    <div
      ref={ref}
      className="bank"
      data-drop-target={isDropTarget || undefined}
      role="group"
      aria-label="Words"
    >
      {children}
    </div>
  );
}
