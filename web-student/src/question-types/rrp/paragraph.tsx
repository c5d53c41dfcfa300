import type { ReactNode } from 'react';

/** A paragraph with the letter that it is known by. */
export function Paragraph({ id, text }: { readonly id: string; readonly text: ReactNode }) {
  return (
    <>
      <span className="rrp-grip rrp-letter">{id}</span>
      <span className="rrp-text">{text}</span>
    </>
  );
}
