import { isSettled, judgedTraits, scoreByJudgement } from '#domain/scoring/writing/judgement.ts';
import type { WritingAnalysis } from '#domain/scoring/writing-analysis.ts';
import type { ChatEndpoint } from './chat-endpoint.ts';
import { triesOfEndpoint } from './endpoint-client.ts';

/** What was asked of the endpoint, or how a score is made of what it says, changes: another version. */
const scorerVersion = 2;
const scorer = 'writing-chat';

/**
 * Written answers scored by an endpoint. Rules and, after `triesOfEndpoint` failures, the embedded scorer step in; the
 * score says so.
 */
export function createEndpointWriting(endpoint: ChatEndpoint, house: WritingAnalysis): WritingAnalysis {
  return {
    async score(answer, attempt = 1) {
      const base = await house.score(answer, attempt);
      if (isSettled(base)) return base;
      if (attempt > triesOfEndpoint) return { ...base, insteadOf: scorer };
      const judgement = await endpoint.judge(answer, judgedTraits(base));
      // What would raise the score of the house would not raise this one by as much.
      const { remarks } = base;
      return {
        ...scoreByJudgement(answer, base, judgement),
        scorer,
        scorerVersion,
        model: endpoint.model,
        ...(remarks && { remarks }),
      };
    },
  };
}
