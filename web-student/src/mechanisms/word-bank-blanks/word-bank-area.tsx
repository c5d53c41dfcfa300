import { useDroppable } from '@dnd-kit/react';
import { useMergedRef } from '@mantine/hooks';
import { useRef, type ReactNode } from 'react';
import { useHeightAs } from '#student/components/question/use-height-as.ts';
import styles from './word-bank-area.module.css';

export function WordBankArea({ children }: { readonly children: ReactNode }) {
  const { ref, isDropTarget } = useDroppable({ id: 'bank' });
  const area = useRef<HTMLDivElement>(null);
  useHeightAs('--dock-height', area);
  return (
    <div
      ref={useMergedRef(ref, area)}
      className={`framed ${styles['bank']}`}
      data-drop-target={isDropTarget || undefined}
      role="group"
      aria-label="Words"
    >
      {children}
    </div>
  );
}
