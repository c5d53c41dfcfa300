import * as contract from '#domain/rescoring/contract.ts';
import { presentScorers } from '#domain/scoring/present-scorers.ts';
import type { Dependencies } from '../dependencies.ts';
import { done, route, type Route } from '../http/route.ts';
import { readRollouts, rollOut } from './rollouts.ts';

export function routes({ journal }: Pick<Dependencies, 'journal'>): Route[] {
  return [
    route(contract.fetchScorerRollouts, async () => {
      const { rollouts } = await readRollouts(journal);
      return { status: 200, body: { scorers: presentScorers, rollouts: rollouts.toReversed() } };
    }),

    route(contract.rollOutScorers, async ({ input: { reason, ...scope }, context }) => {
      const started = await rollOut(journal, { scope, reason }, context);
      return 'rejected' in started ? started : done({ rolloutId: started.rolloutId }, started);
    }),
  ];
}
