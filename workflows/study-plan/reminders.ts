import type { Logger } from 'pino';
import { minuteMs } from '#domain/core/durations.ts';
import { pause } from '#projections/core/feed/back-off.ts';
import type { Dependencies } from '#services/dependencies.ts';
import { createReminderFinder } from '#services/study-plan/due-reminders.ts';
import type { WorkflowStarter } from '../core/workflow-starter.ts';
import { createMailPost } from '../mail/post-mail.ts';

export type ReminderDependencies = Pick<
  Dependencies,
  'readModels' | 'mockTests' | 'journal' | 'settings' | 'pool' | 'clock'
> & {
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly sending?: WorkflowStarter | undefined;
};

/** Checks each minute for due reminders. Mails are named by user and day, so several processes may run. Settles after the signal. */
export async function runReminders(dependencies: ReminderDependencies, signal: AbortSignal): Promise<void> {
  const round = createReminderRound(dependencies);
  while (!signal.aborted) {
    await round(signal).catch((error: unknown) =>
      dependencies.log.warn({ err: error }, 'could not send reminders; retrying'),
    );
    await pause(minuteMs, signal);
  }
}

/** Returns the number of mails sent. */
export function createReminderRound(dependencies: ReminderDependencies) {
  const { clock, log, settings } = dependencies;
  const post = createMailPost({ ...dependencies, site: settings.publicUrl });
  const find = createReminderFinder(dependencies);
  return async function round(signal?: AbortSignal): Promise<number> {
    let sent = 0;
    for await (const mail of find(clock())) {
      if (signal?.aborted) break;
      await post(mail.userId, () => mail);
      sent += 1;
    }
    if (sent > 0) log.info({ sent }, 'sent plan reminders');
    return sent;
  };
}
