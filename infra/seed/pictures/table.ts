import { element, type Markup } from '#domain/core/markup.ts';
import type { TableData } from './picture-data.ts';
import { panel, textLines, wrapped } from './svg.ts';
import { titleOf } from './title.ts';

const [headHeight, rowHeight, size] = [78, 36, 14];

/** Rows with a line under each; figures stand centred under the names of their columns. */
export function drawTable(data: TableData): Markup {
  const { columns, rows } = data;
  return panel(titleOf(data), headHeight + rows.length * rowHeight, (top, { left, width }) => {
    const each = width / columns.length;
    const middle = (column: number) => left + (column + 0.5) * each;
    return [
      element('rect', { x: left, y: top, width, height: headHeight, fill: '#dbe7f5' }),
      ...columns.map(({ name, unit }, column) =>
        textLines(
          [...wrapped(name, each - 8, size - 1), ...(column === 0 ? [] : [`(${unit})`])],
          middle(column),
          top + headHeight / 2,
          { size: size - 1, bold: true },
        ),
      ),
      ...rows.flatMap((row, index) => {
        const y = top + headHeight + index * rowHeight;
        return [
          element('line', {
            x1: left,
            x2: left + width,
            y1: y + rowHeight,
            y2: y + rowHeight,
            stroke: '#9aa5b5',
          }),
          ...row.map((value, column) =>
            textLines(
              [
                typeof value === 'number' && columns[column]?.unit === 'hours'
                  ? value.toFixed(1)
                  : String(value),
              ],
              middle(column),
              y + rowHeight / 2,
              { size, bold: column === 0 },
            ),
          ),
        ];
      }),
    ];
  });
}
