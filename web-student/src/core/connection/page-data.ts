import type { z } from 'zod';
import { thisPage } from '../this-page.ts';

/**
 * Reads the answer that the server wrote into the document.
 * @param id of its element
 * @param path of the page it was written for
 * @returns undefined if it is missing, for another page or invalid
 */
export function pageData<Schema extends z.ZodType>(
  id: string,
  path: string,
  schema: Schema,
): z.output<Schema> | undefined {
  const text = document.getElementById(id)?.textContent;
  if (!text || thisPage.loadedAt().pathname !== path) return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
