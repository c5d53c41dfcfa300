/** A table in Markdown; all columns but the first are numbers. */
export const inTable = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
