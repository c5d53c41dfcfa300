import type { PageParts } from '#domain/content/site-page.ts';

/**
 * The client's first page, with its title, description and "Loading" replaced. Without scripts it is light, as the others,
 * and its note that the client needs them is in the page.
 */
export function insertIntoClient(client: string, { head, body }: PageParts): string {
  return client
    .replace(/<title>[^<]*<\/title>|<meta\s+name="description"[^>]*>/g, '')
    .replace('<html lang="en">', '<html lang="en" data-mantine-color-scheme="light">')
    .replace(/<noscript>[^<]*<\/noscript>/, '')
    .replace('</head>', () => `${head}</head>`)
    .replace(/<div class="page starting">[\s\S]*?<\/div>/, () => body);
}
