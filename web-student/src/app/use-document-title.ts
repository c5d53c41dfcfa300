import { useEffect } from 'react';
import type { RouteEntry } from './routes.tsx';

/** Sets the title and the description of the document to those of a route. */
export function useDocumentTitle({ title, path }: RouteEntry) {
  useEffect(() => {
    document.title = title.includes('Ninety') ? title : `${title} · Ninety`;
    // The page works without its description.
    void describePage(path).catch(() => undefined);
  }, [title, path]);
}

async function describePage(path: string): Promise<void> {
  const { title } = document;
  const { descriptions } = await import('./descriptions.ts');
  if (document.title === title)
    document.querySelector('meta[name="description"]')?.setAttribute('content', descriptions[path] ?? '');
}
