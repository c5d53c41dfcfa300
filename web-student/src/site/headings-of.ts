/** The second-level headings of a Markdown text, in their order. */
export const headingsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading.replaceAll(/[*_`]/g, ''));
