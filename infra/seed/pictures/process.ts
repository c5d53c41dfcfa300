import { element, type Markup } from '#domain/core/markup.ts';
import type { CycleData, ProcessData, Step } from './picture-data.ts';
import { arrow, faintInk, lineHeight, panel, textLines, wrapped } from './svg.ts';
import { titleOf } from './title.ts';

const [nameSize, smallSize] = [14, 13];
const [boxFill, entryFill, boxStroke] = ['#dbe7f5', '#cbe5c0', '#1f5fa8'];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A step in its box: the name, what is done, and how long it takes, one under the other. */
function drawStep({ name, detail, duration }: Step, box: Box, fill: string, number?: number): Markup {
  const { x, y, width, height } = box;
  const inner = width - 12;
  const names = wrapped(number === undefined ? name : `${number}. ${name}`, inner, nameSize + 1);
  const small = [detail, duration].flatMap((text) =>
    text === undefined ? [] : wrapped(text, inner, smallSize),
  );
  const [tall, low] = [names.length * nameSize * lineHeight, small.length * smallSize * lineHeight];
  const top = y + (height - tall - low) / 2;
  const middle = x + width / 2;
  return (
    element('rect', { x, y, width, height, rx: 8, fill, stroke: boxStroke }) +
    textLines(names, middle, top + tall / 2, { size: nameSize, bold: true }) +
    (small.length > 0
      ? textLines(small, middle, top + tall + low / 2, { size: smallSize, fill: faintInk })
      : '')
  );
}

/** Two columns, read row by row like a page; an arrow leads from each step to the next. */
export function drawProcess(data: ProcessData): Markup {
  const [boxHeight, between] = [84, 34];
  const rows = Math.ceil(data.steps.length / 2);
  return panel(titleOf(data), rows * (boxHeight + between) - between, (top, { left, width }) => {
    const boxWidth = (width - 36) / 2;
    const boxOf = (index: number): Box => ({
      x: left + (index % 2) * (boxWidth + 36),
      y: top + Math.floor(index / 2) * (boxHeight + between),
      width: boxWidth,
      height: boxHeight,
    });
    return data.steps.flatMap((step, index) => {
      const box = boxOf(index);
      const middle = box.x + boxWidth / 2;
      const next = boxOf(index + 1);
      const leads =
        index % 2 === 0
          ? arrow([
              [box.x + boxWidth, box.y + boxHeight / 2],
              [next.x - 2, box.y + boxHeight / 2],
            ])
          : arrow([
              [middle, box.y + boxHeight],
              [middle, box.y + boxHeight + between / 2],
              [next.x + boxWidth / 2, box.y + boxHeight + between / 2],
              [next.x + boxWidth / 2, next.y - 2],
            ]);
      return [drawStep(step, box, boxFill, index + 1), ...(index + 1 < data.steps.length ? [leads] : [])];
    });
  });
}

/**
 * A ring in two columns: down on the right, and up again on the left. What feeds it stands above its first step, and
 * what leaves it below the last one of its right column.
 */
export function drawCycle(data: CycleData): Markup {
  const [boxHeight, between] = [84, 36];
  const down = Math.ceil(data.steps.length / 2);
  const rows = down + 2;
  return panel(titleOf(data), rows * (boxHeight + between) - between, (top, { left, width }) => {
    const boxWidth = (width - 44) / 2;
    const at = (column: number, row: number): Box => ({
      x: left + column * (boxWidth + 44),
      y: top + row * (boxHeight + between),
      width: boxWidth,
      height: boxHeight,
    });
    const boxes = data.steps.map((_step, index) =>
      index < down ? at(1, index + 1) : at(0, down - (index - down)),
    );
    const leads = boxes.map((box, index) => {
      const next = boxes[(index + 1) % boxes.length] ?? box;
      return drawLead(box, next);
    });
    const entry = at(1, 0);
    const after = boxes[data.steps.findIndex(({ name }) => name === data.exit.after)];
    if (!after) throw new RangeError(`there is no step ${data.exit.after}`);
    const exit = at(1, rows - 1);
    return [
      ...leads,
      drawLead(entry, boxes[0] ?? entry),
      drawLead(after, exit),
      drawStep(data.entry, entry, entryFill),
      ...data.steps.map((step, index) => drawStep(step, boxes[index] ?? entry, boxFill)),
      drawStep(data.exit, exit, '#ecd9c4'),
      textLines(wrapped(data.note, boxWidth - 8, nameSize), left + boxWidth / 2, entry.y + boxHeight / 2, {
        size: nameSize,
      }),
    ];
  });
}

/** An arrow from the side of one box to the near side of another, in the same row or the same column. */
function drawLead(one: Box, other: Box): Markup {
  if (one.y === other.y) {
    const y = one.y + one.height / 2;
    return one.x < other.x
      ? arrow([
          [one.x + one.width, y],
          [other.x - 2, y],
        ])
      : arrow([
          [one.x, y],
          [other.x + other.width + 2, y],
        ]);
  }
  const x = one.x + one.width / 2;
  return one.y < other.y
    ? arrow([
        [x, one.y + one.height],
        [x, other.y - 2],
      ])
    : arrow([
        [x, one.y],
        [x, other.y + other.height + 2],
      ]);
}
