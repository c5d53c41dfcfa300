import type { Audience } from '#domain/accounts/audience.ts';
import type { Instant } from '#domain/core/instant.ts';
import * as contract from '#domain/notifications/admin-contract.ts';
import { groupAnnouncementStream, makeAnnouncement } from '#domain/notifications/group-announcement.ts';
import { selectEmails } from '#projections/accounts/queries.ts';
import { listAnnouncements } from '#projections/announcements/queries.ts';
import { selectAudiencePage } from '#projections/audience-members/queries.ts';
import type { Dependencies } from '../dependencies.ts';
import { handle } from '../core/handle.ts';
import { adminResourceRoutes } from '../http/admin-resource.ts';
import { done, route, type Route } from '../http/route.ts';

const previewed = 10;

export function adminRoutes({ journal, readModels: { db } }: Dependencies): Route[] {
  const membersOf = async (audience: Audience, now: Instant) => {
    const userIds: string[] = [];
    let after: string | undefined;
    do {
      const page = await selectAudiencePage(db, audience, { after, now });
      userIds.push(...page.userIds);
      after = page.next;
    } while (after !== undefined);
    return userIds;
  };
  return [
    route(
      contract.previewAudience,
      async ({ input: { audience }, principal, now }) => {
        const userIds = await membersOf(audience, now);
        // Addresses are for admins; roles see the number only.
        const first = userIds.slice(0, principal.account.platformAccess === 'admin' ? previewed : 0);
        const emails = await selectEmails(db, first);
        const some = first.map((userId) => ({ userId, email: emails.get(userId) ?? null }));
        return { status: 200, body: { students: userIds.length, some } };
      },
      { reads: ['audience_members', 'accounts'] },
    ),

    route(contract.announceToGroup, async ({ input, context }) => {
      // A repeated command is the same announcement.
      const id = context.commandId;
      const made = await handle(journal, groupAnnouncementStream, id, context, (state) =>
        makeAnnouncement(state, input),
      );
      return 'rejected' in made ? made : done({ id }, made);
    }),

    ...adminResourceRoutes(contract.announcements, {
      reads: ['announcements'],
      async list(query) {
        const { rows, total } = await listAnnouncements(db, query);
        return { rows: rows.map(({ announcementId, ...row }) => ({ id: announcementId, ...row })), total };
      },
    }),
  ];
}
