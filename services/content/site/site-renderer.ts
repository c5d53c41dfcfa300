import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteRenderer } from '#domain/content/site-page.ts';

/** The renderer in the student client's build, in a folder that is not served. */
const rendererFile = path.join('.site', 'render.js');

/** undefined until the student client is built. @param folder of the built student client */
export function openSiteRenderer(folder: string | undefined): () => Promise<SiteRenderer | undefined> {
  let loading: Promise<SiteRenderer> | undefined;
  return async () => {
    if (folder === undefined) return undefined;
    const file = path.join(folder, rendererFile);
    if (loading === undefined && !existsSync(file)) return undefined;
    return (loading ??= import(pathToFileURL(file).href) as Promise<SiteRenderer>);
  };
}
