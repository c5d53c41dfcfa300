import type { PageParts } from '#domain/content/site-page.ts';

/**
 * The client's first page with title, description and "Loading" replaced; without scripts it is light and says it needs
 * them.
 */
export function insertIntoClient(client: string, { head, body }: PageParts): string {
  return client
    .replace(/<title>[^<]*<\/title>|<meta\s+name="description"[^>]*>/g, '')
    .replace('<html lang="en">', '<html lang="en" data-mantine-color-scheme="light">')
    .replace(/<noscript>[^<]*<\/noscript>/, '')
    .replace('</head>', () => `${head}</head>`)
    .replace(/<div class="page starting">[\s\S]*?<\/div>/, () => body);
}
