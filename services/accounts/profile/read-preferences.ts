import type { AccountDetails } from '#domain/accounts/account.ts';
import type { PreferenceValues } from '#domain/accounts/profile/preference-values.ts';
import { preferencesStream, valuesOf } from '#domain/accounts/profile/preferences.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';

export async function readPreferences(
  journal: Journal,
  { userId, preferences }: AccountDetails,
): Promise<PreferenceValues> {
  const events = await journal.read(preferencesStream, preferencesStream.nameOf(userId));
  return valuesOf(fold(preferencesStream, events), preferences);
}
