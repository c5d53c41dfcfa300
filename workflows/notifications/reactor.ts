import { streamId } from '#projections/core/tables/stream-id.ts';
import { defineReactor, type Reactor } from '../core/reactor.ts';
import type { WorkflowStarter } from '../core/workflow-starter.ts';
import { tellGroup } from './tell-group.ts';

/** Notifies groups of announcements and of surveys when they start, each student once, also after a survey was changed. */
export function groupsReactor(workflows: WorkflowStarter): Reactor {
  return defineReactor({
    name: 'groups',
    version: 1,
    types: ['SurveyCreated', 'SurveyChanged', 'AnnouncementMade'],
    async handle({ id, type, position, stream, data, metadata: { correlationId, at } }) {
      const common = { correlationId, position };
      if (type === 'AnnouncementMade') {
        const about = { kind: 'announcement', announcementId: streamId(stream) } as const;
        return workflows.start(`tell_${id}`, tellGroup, { about, from: at, ...common });
      }
      const { surveyId, startTime: from } = data.survey;
      const about = { kind: 'survey', surveyId } as const;
      return workflows.start(`tell_${id}`, tellGroup, { about, from, ...common });
    },
  });
}
