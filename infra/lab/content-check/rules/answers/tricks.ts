import { mostAboveChance, paysTooWell, playTricks, type Play } from '#infra/lab/content-guess/play.ts';
import type { Rule } from '../../rule.ts';
import { inPercent } from '../../statistics.ts';

const told = ({ trick, right, chance }: Play) =>
  `${trick}: right in ${inPercent(right, 1)}, ${inPercent(chance, 1)} by chance, ${mostAboveChance * 100} points more at most; npm run content:guess plays all tricks`;

/** Fewer answers of a type may be right by chance. */
const fewest = 30;

/** No trick answers a type's questions without understanding. */
export const tricksRule: Rule = (files) =>
  playTricks(files.map(({ question }) => question))
    .filter((play) => play.answers >= fewest && paysTooWell(play))
    .map((play) => ({ file: `${play.type}/`, field: 'guess', message: told(play) }));
