import { useEffect } from 'react';
import type { RouteEntry } from './routes.tsx';

export function useDocumentTitle({ title, path }: RouteEntry) {
  useEffect(() => {
    document.title = title.includes('Ninety') ? title : `${title} · Ninety`;
    // The page works without a description.
    void describePage(path).catch(() => undefined);
  }, [title, path]);
}

async function describePage(path: string): Promise<void> {
  const { title } = document;
  const { descriptions } = await import('./descriptions.ts');
  if (document.title === title)
    document.querySelector('meta[name="description"]')?.setAttribute('content', descriptions[path] ?? '');
}
