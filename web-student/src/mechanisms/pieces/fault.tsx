import { useEffect, useRef } from 'react';
import styles from './fault.module.css';

/** A fault that blocks the answer. It scrolls into view, because on a phone its place may be far away. */
export function Fault({ id, text }: { readonly id?: string; readonly text: string }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The braces matter: newer browsers return a promise, which React would take for a cleanup function.
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <span ref={element} id={id} className={styles['field-fault']}>
      {text}
    </span>
  );
}
