import type { ReactNode } from 'react';

export function Paragraph({ id, text }: { readonly id: string; readonly text: ReactNode }) {
  return (
    <>
      <span className="order-grip order-letter">{id}</span>
      <span className="order-text">{text}</span>
    </>
  );
}
