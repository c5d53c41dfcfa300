export type CsvCell = string | number | null;

/** Spreadsheets run a text that starts with one of these characters as a formula. */
const formula = /^[=+\-@\t\r]/;
const decimal = /^-?\d+(?:\.\d+)?$/;

/** RFC 4180 with a byte order mark, without which Excel does not read UTF-8. Texts never run as formulas. */
export function csvOf(head: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [head, ...rows].map((cells) => `${cells.map(inCsv).join(',')}\r\n`);
  return `\uFEFF${lines.join('')}`;
}

function inCsv(cell: CsvCell): string {
  if (cell === null || typeof cell === 'number') return String(cell ?? '');
  const text = formula.test(cell) && !decimal.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
