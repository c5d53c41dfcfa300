import type { Audience } from '#domain/accounts/audience.ts';
import { announce, notificationsStream, type Announcement } from '#domain/notifications/notifications.ts';
import { surveyPath } from '#domain/core/site-paths.ts';
import { phaseOf } from '#domain/core/period.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import type { Instant } from '#domain/core/instant.ts';
import { selectAudiencePage } from '#projections/audience-members/queries.ts';
import type { ReadModels } from '#projections/core/read-models.ts';
import { handle } from '#services/core/handle.ts';
import { readAnnouncement } from '#services/notifications/read-announcement.ts';
import { readSurvey } from '#services/surveys/read-survey.ts';
import { contextOfStep } from '../core/command-context.ts';
import { givingUpDefects } from '../core/failure.ts';
import type { GroupActivities, GroupInput } from './tell-group-contract.ts';

export interface GroupDependencies {
  readonly journal: Journal;
  readonly readModels: Pick<ReadModels, 'db' | 'waitFor'>;
  readonly clock: () => Instant;
}

interface Telling {
  readonly announcement: Announcement;
  readonly audience: Audience;
}

export function createGroupActivities(dependencies: GroupDependencies): GroupActivities {
  const { journal, readModels, clock } = dependencies;
  return {
    tellPage: givingUpDefects(async (group, after) => {
      const now = clock();
      const telling = await tellingOf(journal, group, now);
      if (!telling) return undefined;
      const { announcement, audience } = telling;
      await readModels.waitFor(['audience_members'], group.position);
      const { userIds, next } = await selectAudiencePage(readModels.db, audience, { after, now });
      for (const userId of userIds) {
        const name = `${announcement.announcementId}/${userId}`;
        const context = contextOfStep({ name, correlationId: group.correlationId, userId, at: now });
        await handle(journal, notificationsStream, userId, context, (state) => announce(state, announcement));
      }
      return next;
    }),
  };
}

/** The current announcement; undefined for a survey that was moved or ended meanwhile. */
async function tellingOf(
  journal: Journal,
  { about }: GroupInput,
  now: Instant,
): Promise<Telling | undefined> {
  if (about.kind === 'announcement') {
    const { announcementId } = about;
    const made = await readAnnouncement(journal, announcementId);
    if (!made) return undefined;
    const { audience, title, text, href } = made;
    return { audience, announcement: { announcementId, type: 'announcement', title, text, href } };
  }
  const { surveyId } = about;
  const survey = await readSurvey(journal, surveyId);
  if (!survey || phaseOf(survey, now) !== 'running') return undefined;
  const { title, introduction, audience } = survey;
  return {
    audience,
    announcement: {
      announcementId: `survey/${surveyId}`,
      type: 'complete_survey',
      title,
      text: introduction,
      href: `${surveyPath}?id=${surveyId}`,
    },
  };
}
