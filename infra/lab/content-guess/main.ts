import { readContent, contentFolder } from '#infra/seed/content-files.ts';
import { mostAboveChance, paysTooWell, playTricks, type Play } from './play.ts';

// `npm run content:guess`: answers the bank by tricks, without understanding, and exits with 1 if one pays.
const percent = (share: number) => `${(share * 100).toFixed(1).padStart(5)} %`;
const line = (play: Play) =>
  [
    paysTooWell(play) ? '✗' : ' ',
    play.type,
    percent(play.right),
    `by chance ${percent(play.chance)}`,
    `of ${String(play.answers).padStart(4)}`,
    play.trick,
  ].join('  ');

const plays = playTricks(readContent(contentFolder).map(({ question }) => question));
for (const play of plays) console.log(line(play));
const paying = plays.filter(paysTooWell);
if (paying.length > 0) process.exitCode = 1;
console.log(
  `\n${plays.length} tricks played, ${paying.length} above chance + ${mostAboveChance * 100} points`,
);
