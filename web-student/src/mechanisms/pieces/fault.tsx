import { useEffect, useRef } from 'react';
import styles from './fault.module.css';

/** What must be mended before the answer is taken. It comes into view, for on a phone its place may be far away. */
export function Fault({ id, text }: { readonly id?: string; readonly text: string }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // Newer browsers give a promise here, which is not for React.
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <span ref={element} id={id} className={styles['field-fault']}>
      {text}
    </span>
  );
}
