import type { ReactNode } from 'react';
import styles from './reorder.module.css';

export function Paragraph({ id, text }: { readonly id: string; readonly text: ReactNode }) {
  return (
    <>
      <span className={`${styles['order-grip']} ${styles['order-letter']}`}>{id}</span>
      <span className={styles['order-text']}>{text}</span>
    </>
  );
}
