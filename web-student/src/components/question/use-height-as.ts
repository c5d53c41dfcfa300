import { useEffect, type RefObject } from 'react';

/** Publishes the height of a docked part as a CSS variable in pixels, so that content scrolls clear of it. */
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
