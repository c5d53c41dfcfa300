import { defineReactor, type Reactor } from '../core/reactor.ts';
import type { WorkflowStarter } from '../core/workflow-starter.ts';
import { tellGroup } from './tell-group.ts';

/**
 * Asks the students of a survey to complete it when it starts. A survey that is changed asks again, because it may start at
 * another time and have other students; each student is asked once.
 */
export function groupsReactor(workflows: WorkflowStarter): Reactor {
  return defineReactor({
    name: 'groups',
    version: 1,
    types: ['SurveyCreated', 'SurveyChanged'],
    async handle({ id, position, data, metadata: { correlationId } }) {
      const { surveyId, startTime: from } = data.survey;
      const about = { kind: 'survey', surveyId } as const;
      await workflows.start(`tell_${id}`, tellGroup, { about, from, correlationId, position });
    },
  });
}
