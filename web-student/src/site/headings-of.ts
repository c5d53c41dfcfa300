export const headingsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading.replaceAll(/[*_`]/g, ''));
