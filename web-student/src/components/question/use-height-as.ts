import { useEffect, type RefObject } from 'react';

/** Publishes a docked part's height as a CSS variable in pixels, so that nothing is scrolled behind it. */
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
