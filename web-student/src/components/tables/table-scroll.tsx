import type { ReactNode } from 'react';
import styles from './table.module.css';

export function TableScroll({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  );
}
