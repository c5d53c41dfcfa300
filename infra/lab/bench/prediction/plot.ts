import type { Band } from './reliability.ts';

const side = 300;
const margin = 40;
const x = (foretold: number) => Math.round(margin + foretold * side);
const y = (right: number) => Math.round(margin + (1 - right) * side);
/** The area of a circle is proportional to the answers of its band. */
const radius = (answers: number, most: number) => Math.round(3 + 9 * Math.sqrt(answers / most));

/**
 * The reliability plot as SVG: the share of right answers over the predicted chance. Circles of a reliable prediction
 * are on the diagonal.
 */
export function reliabilityPlot(bands: readonly Band[]): string {
  const most = Math.max(...bands.map(({ answers }) => answers));
  const circles = bands.map(
    ({ foretold, right, answers }) =>
      `  <circle cx="${x(foretold)}" cy="${y(right)}" r="${radius(answers, most)}" fill="#2563eb" fill-opacity="0.7" />`,
  );
  const marks = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `  <text x="${x(share)}" y="${y(0) + 18}" text-anchor="middle">${share * 100}</text>
  <text x="${x(0) - 8}" y="${y(share) + 4}" text-anchor="end">${share * 100}</text>`,
  );
  const whole = side + 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${whole}" font-family="sans-serif" font-size="12">
  <title>What was right, per cent, over what was foretold</title>
  <rect width="${whole}" height="${whole}" fill="#ffffff" />
  <path d="M${x(0)} ${y(1)}V${y(0)}H${x(1)}" fill="none" stroke="#6b7280" />
  <path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#6b7280" stroke-dasharray="4 4" />
${[...circles, ...marks].join('\n')}
  <text x="${x(0.5)}" y="${whole - 4}" text-anchor="middle">foretold, per cent</text>
  <text x="${x(0)}" y="${margin - 14}">right, per cent</text>
</svg>
`;
}
