import { isSettled, judgedTraits, scoreByJudgement } from '#domain/scoring/writing/judgement.ts';
import type { WritingAnalysis } from '#domain/scoring/writing-analysis.ts';
import type { ChatEndpoint } from './chat-endpoint.ts';
import { triesOfEndpoint } from './endpoint-client.ts';

/** Increment on every change of the prompt or of how a score uses the judgement. */
const scorerVersion = 2;
const scorer = 'writing-chat';

/**
 * Scores written answers with an endpoint. Rules, and the embedded scorer after `triesOfEndpoint` failures, step in; the
 * score says so.
 */
export function createEndpointWriting(endpoint: ChatEndpoint, embedded: WritingAnalysis): WritingAnalysis {
  return {
    async score(answer, attempt = 1) {
      const base = await embedded.score(answer, attempt);
      if (isSettled(base)) return base;
      if (attempt > triesOfEndpoint) return { ...base, insteadOf: scorer };
      const judgement = await endpoint.judge(answer, judgedTraits(base));
      // Advice from the embedded score would not raise this score by the same amount.
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
