import {
  changePreferences,
  dropStep,
  noteStep,
  preferencesStream,
} from '#domain/accounts/profile/preferences.ts';
import type { OpenAccount } from '#domain/accounts/account.ts';
import type { StepName } from '#domain/accounts/profile/steps.ts';
import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';
import type { AccountList } from '#domain/mail/mail-kinds.ts';
import { resumeReminder, stopReminder, studyPlanStream } from '#domain/study-plan/plan-settings.ts';
import { readPreferences } from '../accounts/profile/read-preferences.ts';
import { handle } from '../core/handle.ts';

/** Lists with a marker: specification, document 1, section 3. */
export const listMarkers = {
  general: 'can_send_email_general',
  third_party: 'can_send_email_third_party',
} as const satisfies Partial<Record<AccountList, StepName>>;

export async function isOnList(journal: Journal, account: OpenAccount, list: AccountList): Promise<boolean> {
  if (list === 'plan_reminder') {
    const events = await journal.read(studyPlanStream, studyPlanStream.nameOf(account.userId));
    return Boolean(fold(studyPlanStream, events).settings?.reminder);
  }
  const { stepsDone } = await readPreferences(journal, account);
  return stepsDone.includes(listMarkers[list]);
}

/** Subscribes or unsubscribes a user. A reminder returns with its former settings. @throws StoreUnavailable */
export function setOnList(
  journal: Journal,
  account: OpenAccount,
  { list, isOn, context: sender }: { list: AccountList; isOn: boolean; context: CommandContext },
) {
  const { userId, preferences: start } = account;
  const context = { ...sender, userId };
  if (list === 'plan_reminder') {
    return handle(journal, studyPlanStream, userId, context, isOn ? resumeReminder : stopReminder);
  }
  const step = listMarkers[list];
  return handle(journal, preferencesStream, userId, context, (state) =>
    changePreferences(state, { start, change: isOn ? noteStep(step) : dropStep(step) }),
  );
}
