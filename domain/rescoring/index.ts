import { callsOf, defineCapability } from '../core/capability.ts';
import * as contract from './contract.ts';
import { scorerRolloutsStream } from './scorer-rollouts.ts';

export const rescoring = defineCapability({
  name: 'rescoring',
  streams: [scorerRolloutsStream],
  calls: callsOf(contract),
  rejections: { rollout_running: 409 },
  descriptions: {
    ScorerRolloutStarted: ({ scorers: { writing, speaking }, scope: { type, since }, reason }) =>
      `Started to score ${type ?? 'all'} answers again by writing ${writing} and speaking ${speaking}${since === undefined ? '' : `, from ${since} on`}. Reason: ${reason}`,
    ScorerRolloutFinished: ({ added, changed, failed }) =>
      `Added ${added} second scores, ${changed} of them with different points; ${failed} answers could not be scored`,
  },
});
