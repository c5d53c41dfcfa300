import { element, escaped, type Markup } from '#domain/core/markup.ts';

/** Letters of `sans-serif` take about this share of their size, one with the other. */
const letterShare = 0.55;
const textWidth = (text: string, size: number): number => text.length * size * letterShare;

/** A text in lines that fit a width, broken at spaces. */
export function wrapped(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || textWidth(longer, size) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}
export const lineHeight = 1.2;
export const ink = '#1c2430';
export const faintInk = '#414b5a';

/** Lines of text, one under the other, centred in height about `y`. */
export function textLines(lines: readonly string[], x: number, y: number, style: TextStyle = {}): Markup {
  const { size = 14, bold = false, fill = ink, anchor = 'middle' } = style;
  // The baseline of a line lies about a third of its size below its middle.
  const first = y - ((lines.length - 1) / 2) * size * lineHeight + size * 0.35;
  return element(
    'text',
    { x, 'font-size': size, 'font-weight': bold ? 'bold' : undefined, fill, 'text-anchor': anchor },
    ...lines.map((line, index) =>
      element('tspan', { x, y: first + index * size * lineHeight }, escaped(line)),
    ),
  );
}

/** An arrow of straight pieces, its head at the last place. */
export function arrow(places: readonly (readonly [number, number])[]): Markup {
  const [before, tip] = places.slice(-2);
  if (!before || !tip) throw new RangeError('an arrow leads from one place to another');
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const side = (turn: number) =>
    [tip[0] - 9 * Math.cos(angle + turn), tip[1] - 9 * Math.sin(angle + turn)]
      .map((value) => value.toFixed(1))
      .join(',');
  return (
    element('polyline', {
      points: places.map(([x, y]) => `${x},${y}`).join(' '),
      fill: 'none',
      stroke: ink,
      'stroke-width': 1.8,
    }) + element('polygon', { points: `${tip.join(',')} ${side(0.45)} ${side(-0.45)}`, fill: ink })
  );
}

export const pictureWidth = 420;
const margin = 14;
const titleSize = 16;

/** A whole picture: a light panel of its own, which a dark page leaves legible, with the title on top. */
export function panel(
  title: string,
  height: number,
  draw: (top: number, inner: { readonly left: number; readonly width: number }) => readonly Markup[],
): Markup {
  const width = pictureWidth - 2 * margin;
  // Bold letters are wider.
  const lines = wrapped(title, width * 0.88, titleSize);
  const titleHeight = lines.length * titleSize * lineHeight;
  const top = margin + titleHeight + 10;
  const whole = Math.ceil(top + height + margin);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: pictureWidth,
      height: whole,
      viewBox: `0 0 ${pictureWidth} ${whole}`,
      'font-family': 'sans-serif',
    },
    element('rect', { width: pictureWidth, height: whole, fill: '#ffffff' }),
    textLines(lines, pictureWidth / 2, margin + titleHeight / 2, { size: titleSize, bold: true }),
    ...draw(top, { left: margin, width }),
  );
}
