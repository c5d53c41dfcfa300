import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { launchWithMicrophone } from '#infra/browser/launch-with-microphone.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { SpokenCode } from '#domain/question-types/mechanisms/spoken-task.ts';
import { questionBank } from '#infra/seed/questions.ts';
import { submitToScore } from '../browser/submit-to-score.ts';
import { quantile, type BenchOptions, type BenchRow } from '../row.ts';
import { spokenSound } from './spoken-sound.ts';

/** The seconds of speech; `undefined` to speak until the answering time of 40 s is over. */
interface Round {
  readonly type: SpokenCode;
  readonly seconds?: number;
}
const short: Round = { type: 'SRS', seconds: 4 };
const rounds = {
  /** Includes the wait for code. */
  first: [short],
  short: [short, short, short, short, short],
  long: [{ type: 'SRA' }, { type: 'SDI' }, { type: 'SRA' }, { type: 'SDI' }, { type: 'SRA' }],
} satisfies Record<string, readonly Round[]>;

/** The students' wait after they submit a recording, in a real Chromium that plays a sound file as its microphone. */
export async function benchSpokenAnswers({ url, quick }: BenchOptions): Promise<BenchRow[]> {
  const browser = await launchWithMicrophone(spokenSound(20).sound);
  await using cleanUp = new AsyncDisposableStack();
  cleanUp.defer(() => browser.close());
  const count = quick ? 1 : rounds.short.length;
  const asked: readonly Round[] = [
    ...rounds.first,
    ...rounds.short.slice(0, count),
    ...rounds.long.slice(0, count),
  ];
  const answers = asked.map((round, at) => ({ uid: uidOf(round.type, at), make: saying(round) }));
  const times = (await submitToScore({ url, browser, answers })).slice(rounds.first.length);
  return [...rowsOf('4 s', times.slice(0, count), 1500), ...rowsOf('40 s', times.slice(count), 5000)];
}

function rowsOf(length: string, times: readonly number[], goal: number): BenchRow[] {
  const alone = { unit: 'ms', limit: null, ratio: null } as const;
  const name = `from Submit of ${length} of speech to the score on the screen`;
  return [
    {
      ...alone,
      name: `${name}, p50`,
      value: quantile(times, 0.5),
      goal,
      note: `one after the other: ${times.map((time) => Math.round(time)).join(', ')} ms`,
    },
    { ...alone, name: `${name}, slowest`, value: Math.max(...times), goal: null },
  ];
}

/** A free sample, a different one each time. */
function uidOf(type: SpokenCode, at: number): string {
  const uids = questionBank.filter(
    (question) => question.type === type && question.free && !question.reserved,
  );
  const question = uids[at % uids.length];
  if (!question) throw new Error(`There is no free sample of ${type}`);
  return question.uid;
}

function saying({ type, seconds }: Round) {
  const { hasAudio, answeringTime } = catalogue[type];
  return async (page: Page) => {
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await press('Start');
    if (hasAudio) await press('Stop listening');
    else await press('Start now');
    const stop = page.getByRole('button', { name: 'Stop recording', exact: true });
    await stop.waitFor();
    if (seconds !== undefined) {
      await pause(seconds * 1000);
      await stop.click();
    }
    const dialog = page.getByRole('dialog', { name: 'Your recorded speech' });
    await dialog.waitFor({ timeout: (answeringTime + 10) * 1000 });
    return dialog.getByRole('button', { name: 'Submit', exact: true });
  };
}
