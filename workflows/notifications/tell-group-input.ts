import type { Instant } from '#domain/core/instant.ts';

export interface GroupInput {
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
   * Tells the next students.
   * @param after what the page before gave
   * @returns the next page's start; undefined at the end
   */
  tellPage(group: GroupInput, after?: string): Promise<string | undefined>;
}
