import type { WholeQuestionFigures } from '#domain/questions/figures-contract.ts';
import { chanceOf } from '#domain/questions/rating.ts';
import { Box, Typography } from '@mui/material';
import { percent } from './words.ts';

const size = { width: 320, height: 160, reach: 4 } as const;
const x = (place: number) => ((place + size.reach) / (2 * size.reach)) * size.width;
const y = (share: number) => (1 - share) * size.height;
/** Keeps every circle visible and none so large that it hides its neighbours. */
const radius = (answers: number) => Math.min(9, 2 + Math.sqrt(answers));

const steps = Array.from({ length: 33 }, (_, step) => step / 4 - size.reach);

/**
 * Compares the points of weak and strong students with the curve that the difficulty predicts. Authors look for circles
 * far from the curve, and for points that fall.
 */
export const PointsByPlace = ({ place, places }: Pick<WholeQuestionFigures, 'place' | 'places'>) => {
  const foretold = steps.map((at) => `${x(at)},${y(chanceOf({ place: at }, { place }))}`).join(' ');
  const [weakest, strongest] = [places[0], places.at(-1)];
  if (!weakest || !strongest) return null;
  return (
    <Box component="figure" sx={{ m: 0, maxWidth: 480 }}>
      <Box
        component="svg"
        role="img"
        aria-label={`Points by the student’s level: ${percent(weakest.share)} of the weakest, ${percent(strongest.share)} of the strongest`}
        viewBox={`-10 -10 ${size.width + 20} ${size.height + 20}`}
        sx={{ display: 'block', width: '100%', color: 'text.secondary' }}
      >
        {[0, 0.5, 1].map((share) => (
          <line
            key={share}
            x1={0}
            x2={size.width}
            y1={y(share)}
            y2={y(share)}
            stroke="currentColor"
            opacity={0.25}
          />
        ))}
        <polyline points={foretold} fill="none" stroke="currentColor" strokeWidth={1.5} />
        <Box component="g" sx={{ fill: (theme) => theme.palette.primary.main, fillOpacity: 0.75 }}>
          {places.map((one) => (
            <circle key={one.place} cx={x(one.place)} cy={y(one.share)} r={radius(one.answers)} />
          ))}
        </Box>
      </Box>
      <Typography component="figcaption" variant="body2" color="textSecondary">
        Points, from none to all, by the student’s level, weakest on the left. The line is predicted from the
        difficulty. Each circle is an observed score: the larger, the more answers.
      </Typography>
    </Box>
  );
};
