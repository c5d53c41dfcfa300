import type { Instant } from '#domain/core/instant.ts';

export interface GroupInput {
  readonly about:
    | { readonly kind: 'survey'; readonly surveyId: string }
    | { readonly kind: 'announcement'; readonly announcementId: string };
  readonly from: Instant;
  readonly correlationId: string;
  /** Of the triggering event: students known at that position are notified. */
  readonly position: string;
}

export interface GroupActivities {
  /** Notifies the next students. @param after from the previous page @returns the next page's start; undefined at the end */
  tellPage(group: GroupInput, after?: string): Promise<string | undefined>;
}
