import type { z } from 'zod';
import { thisPage } from '../this-page.ts';

/**
 * The answer of a call that the server wrote into the document, so that the page is there before the call is made.
 * @param id of the element that has it
 * @param path of the page that the server wrote it for
 * @returns undefined where the document has none, is another page's or breaks the contract
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
