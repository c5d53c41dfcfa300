import type { PageParts } from '#domain/content/site-page.ts';

/** Replaces title, description and "Loading" in the client's first page, so that readers without scripts see content. */
export function insertIntoClient(client: string, { head, body }: PageParts): string {
  return client
    .replace(/<title>[^<]*<\/title>|<meta\s+name="description"[^>]*>/g, '')
    .replace('<html lang="en">', '<html lang="en" data-mantine-color-scheme="light">')
    .replace(/<noscript>[^<]*<\/noscript>/, '')
    .replace('</head>', () => `${head}</head>`)
    .replace(/<div class="page starting">[\s\S]*?<\/div>/, () => body);
}
