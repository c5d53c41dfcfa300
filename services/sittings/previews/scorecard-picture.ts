import { examTypeNames } from '#domain/accounts/exam-type.ts';
import { element, escaped, type Markup } from '#domain/core/text/markup.ts';
import { markNames } from '#domain/sittings/sitting-schemas.ts';
import type { SharedScorecard } from '#domain/sittings/sharing/share-contract.ts';
import { sections, type Section } from '#domain/question-types/section.ts';
import { cefrOf, scale } from '#domain/scorecards/scale.ts';
import { hasOnlyLettersOf } from './fonts.ts';

export const pictureSize = { width: 1200, height: 630 } as const;
/** As in the font files. */
export const fontFamily = 'Atkinson Hyperlegible Next';

const margin = 72;
const [ink, faint, line] = ['#202b39', '#56677b', '#e5e9ef'];
const brand = '#1864ab';
/** The theme's colours in the shade of the client's figures. */
const skillColors: { readonly [Skill in Section]: string } = {
  speaking: '#2f9e44',
  writing: '#f08c00',
  reading: '#1971c2',
  listening: '#7048e8',
};
const skillNames: { readonly [Skill in Section]: string } = {
  speaking: 'Speaking',
  writing: 'Writing',
  reading: 'Reading',
  listening: 'Listening',
};
const bars = { left: 730, width: 310, top: 262, step: 76, height: 18 } as const;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export const titleOf = ({ name }: Pick<SharedScorecard, 'name'>): string =>
  name === undefined ? 'A shared scorecard' : `Scorecard of ${name}`;

const leadOf = ({ testName, examType, satOn }: SharedScorecard): string =>
  `${testName} · ${examTypeNames[examType]} · ${day.format(new Date(satOn))}`;

export const descriptionOf = (scorecard: SharedScorecard): string =>
  [leadOf(scorecard), ...(scorecard.mark ? [markNames[scorecard.mark]] : [])].join(' · ');

/** A shared scorecard as a picture of `pictureSize`: the overall score, and each skill as a dot on its range. */
export function drawScorecard(scorecard: SharedScorecard): Markup {
  const { width, height } = pictureSize;
  // A name that the fonts do not cover would be a row of boxes.
  const title = titleOf(hasOnlyLettersOf(scorecard.name ?? '') ? scorecard : {});
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
    element('rect', { width, height: 12, fill: brand }),
    text(margin, 116, 48, clipped(title, 42), { 'font-weight': 700 }),
    text(margin, 164, 28, clipped(leadOf(scorecard), 78), { fill: faint }),
    ...(scorecard.mark ? [text(margin, 204, 24, markNames[scorecard.mark], { fill: faint })] : []),
    ...drawOverall(scorecard),
    ...sections.flatMap((skill, index) => drawSkill(scorecard, skill, bars.top + index * bars.step)),
    element('line', { x1: margin, x2: width - margin, y1: 544, y2: 544, stroke: line, 'stroke-width': 2 }),
    text(margin, 590, 24, 'Estimates from a mock test, not scores of the exam.', { fill: faint }),
    text(width - margin, 590, 28, 'Ninety', { fill: brand, 'font-weight': 700, 'text-anchor': 'end' }),
  );
}

function drawOverall({ estimate: { overall } }: SharedScorecard): Markup[] {
  if (!overall) {
    return [
      text(margin, 350, 40, 'No overall estimate', { 'font-weight': 700 }),
      text(margin, 396, 26, 'It needs all four skills.', { fill: faint }),
    ];
  }
  const { value, low, high } = overall;
  return [
    text(margin, 264, 28, 'Overall, estimated', { fill: faint }),
    text(margin, 404, 150, String(value), { 'font-weight': 700 }),
    text(margin + 24 + 84 * String(value).length, 404, 36, `of ${scale.highest}`, { fill: faint }),
    text(margin, 464, 28, `Between ${low} and ${high} · CEFR ${cefrOf(value)}`),
  ];
}

function drawSkill({ estimate }: SharedScorecard, skill: Section, y: number): Markup[] {
  const figure = estimate.skills[skill];
  const middle = y - bars.height / 2;
  const label = text(bars.left - 160, y, 28, skillNames[skill]);
  if (!figure) return [label, text(bars.left, y, 26, 'Nothing scored', { fill: faint })];
  const { left, width, height } = bars;
  const at = (score: number) => left + (width * (score - scale.lowest)) / (scale.highest - scale.lowest);
  const fill = skillColors[skill];
  const bar = { y: middle - height / 2, height, rx: height / 2 };
  // A range of one score stays visible.
  const band = { x: at(figure.low), width: Math.max(at(figure.high) - at(figure.low), height) };
  return [
    label,
    element('rect', { ...bar, x: left, width, fill: line }),
    element('rect', { ...bar, ...band, fill, 'fill-opacity': 0.35 }),
    element('circle', { cx: at(figure.value), cy: middle, r: 13, fill }),
    text(pictureSize.width - margin, y, 32, String(figure.value), {
      'font-weight': 700,
      'text-anchor': 'end',
    }),
  ];
}

function text(
  x: number,
  y: number,
  size: number,
  words: string,
  style: Readonly<Record<string, string | number>> = {},
): Markup {
  return element('text', { x, y, 'font-size': size, fill: ink, ...style }, escaped(words));
}

const clipped = (words: string, length: number) =>
  words.length <= length ? words : `${words.slice(0, length - 1).trimEnd()}…`;
