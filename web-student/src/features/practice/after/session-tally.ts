import { z } from 'zod';
import { createObservable, useObservable } from '#student/core/observable.ts';
import { currentOwner } from '#student/core/session.ts';
import { readJson, tabStore } from '#student/core/storage.ts';

const tallySchema = z.object({
  owner: z.string(),
  attempts: z.record(z.string(), z.boolean()),
});

const key = 'sessionTally';

function stored(): z.infer<typeof tallySchema> {
  const known = tallySchema.safeParse(readJson(tabStore, key)).data;
  const owner = currentOwner();
  return known?.owner === owner ? known : { owner, attempts: {} };
}

const tally = createObservable(stored());

export function rereadTally() {
  tally.set(stored());
}

export function tallyAttempt(attemptId: string, isRight: boolean) {
  const { owner, attempts } = stored();
  if (attemptId in attempts) return;
  const next = { owner, attempts: { ...attempts, [attemptId]: isRight } };
  tabStore.set(key, JSON.stringify(next));
  tally.set(next);
}

export function useSessionSummary(): string | undefined {
  const { owner, attempts } = useObservable(tally);
  const all = owner === currentOwner() ? Object.values(attempts) : [];
  return summaryText(all.length, all.filter(Boolean).length);
}

const fewest = 3;

export function summaryText(done: number, right: number): string | undefined {
  return done < fewest ? undefined : `This session: ${done} answered, ${right} right`;
}
