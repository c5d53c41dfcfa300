import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import { defineReactor, type Reactor } from '../core/reactor.ts';
import type { WorkflowStarter } from '../core/workflow-starter.ts';
import { answerAnalysed, mockTest, mockTestMoved, mockTestSubmitted } from './mock-test.ts';

/** Starts and signals each sitting's workflow, in event order; sittings run in parallel, because after outages many are due. */
export function mockTestReactor(workflows: WorkflowStarter): Reactor {
  return defineReactor({
    name: 'sittings',
    version: 1,
    types: [
      'MockTestStarted',
      'MockTestSectionStarted',
      'MockTestAnswerSubmitted',
      'MockTestBreakEnded',
      'MockTestSectionEnded',
      'MockTestSubmitted',
      'MockTestAnswerScored',
      'MockTestAnswerAnalysisFailed',
    ],
    lanes: { atOnce: 16, of: ({ stream }) => stream },
    async handle({ type, data, stream, metadata }) {
      switch (type) {
        case 'MockTestStarted': {
          const { sessionId, userId } = data;
          const { correlationId } = metadata;
          const input = { sessionId, userId, correlationId };
          return workflows.start(mockTestStream.nameOf(sessionId), mockTest, input);
        }
        case 'MockTestAnswerSubmitted':
          if (data.endsClock) return workflows.signal(stream, mockTestMoved);
          return;
        case 'MockTestSectionStarted':
        case 'MockTestBreakEnded':
        case 'MockTestSectionEnded':
          return workflows.signal(stream, mockTestMoved);
        case 'MockTestSubmitted':
          return workflows.signal(stream, mockTestSubmitted);
        case 'MockTestAnswerScored':
        case 'MockTestAnswerAnalysisFailed':
          return workflows.signal(stream, answerAnalysed);
      }
    },
  });
}
