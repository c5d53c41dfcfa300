import { isInAudience, type Audience } from '#domain/accounts/audience.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
import { accessOf } from './projection.ts';

/** Students per page. */
const pageSize = 500;

export interface MemberPage {
  /** The page's members. */
  readonly userIds: readonly string[];
  readonly next?: string;
}

/** A group's students; a page may be empty without being the last. @param after the previous page's `next` */
export async function selectAudiencePage(
  db: ReadModelsDatabase,
  audience: Audience,
  { after = '', now }: { readonly after?: string | undefined; readonly now: Instant },
): Promise<MemberPage> {
  const rows = await db
    .selectFrom('audience_members')
    .selectAll()
    .where('userId', '>', after)
    .where('status', '=', 'active')
    .where('platformAccess', '=', 'student')
    .where('examType', 'in', [...audience.examTypes])
    .orderBy('userId')
    .limit(pageSize)
    .execute();
  const members = rows.filter((row) => {
    const { examType } = row;
    return isInAudience(audience, { examType, access: accessOf(row) }, now);
  });
  const last = rows.at(-1);
  return {
    userIds: members.map(({ userId }) => userId),
    ...(rows.length === pageSize && last && { next: last.userId }),
  };
}
