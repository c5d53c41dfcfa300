import { writeFileSync } from 'node:fs';
import { runCommand } from '#infra/commands/run-command.ts';
import { openInstallation } from '#infra/commands/open-installation.ts';
import { v7 as newId } from 'uuid';
import type { Journal } from '#domain/core/events/journal.ts';
import { readSettings } from '#infra/config/config.ts';
import { WrongConfiguration } from '#infra/config/wrong-configuration.ts';
import { createEmbeddedAnalyses } from '#services/analysis/embedded/embedded-analyses.ts';
import { rollOut } from '#services/rescoring/rollouts.ts';
import { openStoredAnswers } from './open-stored-answers.ts';
import { previewScores, type Previewed } from './preview.ts';
import { readArguments } from './read-arguments.ts';
import { reportOf } from './report.ts';

const progressEvery = 100;

// `npm run rescore`: previews the changes that this release's scorers would make, or starts a rollout of second scores.
// The installation may be running.
await runCommand(async () => {
  const asked = readArguments(process.argv.slice(2));
  await using installation = await openInstallation(process.env, 'rescore');
  await (asked.act === 'preview' ? preview(installation, asked) : apply(installation, asked));
});

async function preview(
  installation: Parameters<typeof openStoredAnswers>[0],
  { json, act: _act, ...options }: Asked<'preview'>,
): Promise<void> {
  const given = readSettings(process.env);
  const answers = await openStoredAnswers(installation, {
    freeWritingCredits: given.FREE_WRITING_CREDITS,
    freeSpeakingCredits: given.FREE_SPEAKING_CREDITS,
  });
  await using analyses = createEmbeddedAnalyses();
  const previewed: Previewed[] = [];
  for await (const one of previewScores(answers, analyses, options)) {
    previewed.push(one);
    if (previewed.length % progressEvery === 0) console.error(`${previewed.length} answers checked`);
  }
  console.log(reportOf(previewed));
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(previewed, undefined, 2)}\n`);
  if (previewed.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1;
}

async function apply({ journal }: { readonly journal: Journal }, { scope, reason }: Asked<'apply'>) {
  const commandId = newId();
  const started = await rollOut(
    journal,
    { scope, reason },
    {
      commandId,
      correlationId: commandId,
      actor: { kind: 'system', id: 'rescore' },
      at: new Date().toISOString(),
    },
  );
  if ('rejected' in started)
    throw new WrongConfiguration('Another rollout is running. The console shows when it has ended.');
  console.log(`Rollout ${started.rolloutId} has started. Ninety adds the second scores while it runs.`);
}

type Asked<Act extends string> = Extract<ReturnType<typeof readArguments>, { readonly act: Act }>;
