import { isAnswerable, isScoredByRule } from '#domain/question-types/registry.ts';
import { defineReactor, type Reactor } from '../core/reactor.ts';
import type { WorkflowStarter } from '../core/workflow-starter.ts';
import { analyseAnswer } from './analyse-answer.ts';

/** Has every answer analysed that no rule has scored with its arrival. */
export function analysisReactor(workflows: WorkflowStarter): Reactor {
  return defineReactor({
    name: 'analysis',
    version: 1,
    types: ['AnswerSubmitted'],
    async handle({ data, stream, metadata }) {
      const { attemptId, uid, type, revision } = data;
      if (!isAnswerable(type) || isScoredByRule(type)) return;
      const { userId, visitorId, correlationId } = metadata;
      await workflows.start(`analyse_${stream}`, analyseAnswer, {
        attemptId,
        uid,
        revision,
        correlationId,
        ...(userId !== undefined && { userId }),
        ...(visitorId !== undefined && { visitorId }),
      });
    },
  });
}
