import type { Journal } from '#domain/core/events/journal.ts';
import { isAnalysed, pendingScores } from '#domain/sittings/scores/mock-test-scores.ts';
import { isScoredByRule } from '#domain/question-types/registry.ts';
import { streamId } from '#projections/core/tables/stream-id.ts';
import { readSitting } from '#services/sittings/read-sitting.ts';
import { defineReactor, type Reactor } from '../core/reactor.ts';
import type { WorkflowStarter } from '../core/workflow-starter.ts';
import { analyseAnswer } from './analyse-answer.ts';

export function analysisReactor(workflows: WorkflowStarter, journal: Journal): Reactor {
  return defineReactor({
    name: 'analysis',
    version: 1,
    types: ['AnswerSubmitted', 'MockTestAnswerSubmitted', 'MockTestSubmitted'],
    lanes: { atOnce: 16, of: ({ stream }) => stream },
    async handle({ type, data, stream, metadata }) {
      const { userId, visitorId, correlationId } = metadata;
      const about = {
        correlationId,
        ...(userId !== undefined && { userId }),
        ...(visitorId !== undefined && { visitorId }),
      };
      const inTest = (uid: string) =>
        workflows.start(
          `analyse_${stream}_${uid}`,
          analyseAnswer,
          {
            sessionId: streamId(stream),
            uid,
            ...about,
          },
          { mayWait: true },
        );
      switch (type) {
        case 'AnswerSubmitted': {
          if (isScoredByRule(data.type)) return;
          const { attemptId } = data;
          return workflows.start(
            `analyse_${stream}`,
            analyseAnswer,
            { attemptId, ...about },
            { mayWait: true },
          );
        }
        case 'MockTestAnswerSubmitted':
          return isAnalysed(data.uid) ? inTest(data.uid) : undefined;
        case 'MockTestSubmitted': {
          const sitting = await readSitting(journal, streamId(stream));
          for (const uid of sitting ? pendingScores(sitting.state) : []) await inTest(uid);
        }
      }
    },
  });
}
