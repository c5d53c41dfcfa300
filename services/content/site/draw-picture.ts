import { element, escaped, type Markup } from '#domain/core/text/markup.ts';
import { fontFamily, pictureSize } from '../../sittings/previews/scorecard-picture.ts';

const margin = 90;
const lineHeight = 86;
const longestLine = 27;

/** The picture of a page for link previews: its title and our name. */
export function drawPicture(title: string): Markup {
  const { width, height } = pictureSize;
  const lines = linesOf(title);
  const top = (height - lines.length * lineHeight) / 2 + 40;
  const line = (text: string, index: number) =>
    element(
      'text',
      { x: margin, y: top + index * lineHeight, 'font-size': 68, 'font-weight': 700, fill: '#202b39' },
      escaped(text),
    );
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      'font-family': fontFamily,
    },
    element('rect', { width, height, fill: '#ffffff' }),
    element('rect', { width: 16, height, fill: '#1864ab' }),
    ...lines.map(line),
    element(
      'text',
      { x: margin, y: height - 70, 'font-size': 40, 'font-weight': 700, fill: '#1864ab' },
      'Ninety',
    ),
  );
}

function linesOf(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < longestLine)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, 5);
}
