import { useEffect, type RefObject } from 'react';

/**
 * Keeps the height of a docked part as a variable of the document, in CSS pixels: what is docked above it rests on it, and
 * nothing is scrolled to behind it.
 */
export function useHeightAs(name: `--${string}`, part: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!part.current) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty(name, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    observer.observe(part.current, { box: 'border-box' });
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [name, part]);
}
