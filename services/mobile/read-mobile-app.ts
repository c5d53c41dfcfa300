import type { Journal } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';
import { mobileAppStream, type MobileApp } from '#domain/mobile/mobile-app.ts';

export async function readMobileApp(journal: Journal, userId: string): Promise<MobileApp> {
  return fold(mobileAppStream, await journal.read(mobileAppStream, mobileAppStream.nameOf(userId)));
}
