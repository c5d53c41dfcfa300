/** What a group is told. */
import type { Instant } from '#domain/core/instant.ts';

export interface GroupInput {
  /** The survey that the group is asked to complete, or the announcement. */
  readonly about:
    | { readonly kind: 'survey'; readonly surveyId: string }
    | { readonly kind: 'announcement'; readonly announcementId: string };
  readonly from: Instant;
  readonly correlationId: string;
  /** Of the event that it follows from: students that were known then are told. */
  readonly position: string;
}

export interface GroupActivities {
  /**
   * Tells the next students of the group.
   * @param after what the page before gave
   * @returns where the next page begins; nothing after the last one, or where there is nothing to tell
   */
  tellPage(group: GroupInput, after?: string): Promise<string | undefined>;
}
