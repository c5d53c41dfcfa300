import { writeFileSync } from 'node:fs';
import { runCommand } from '#infra/backup/command.ts';
import { openInstallation } from '#infra/backup/open-installation.ts';
import { readSettings } from '#infra/config/config.ts';
import { createEmbeddedAnalyses } from '#services/analysis/embedded/embedded-analyses.ts';
import { openStoredAnswers } from './open-stored-answers.ts';
import { previewScores, type Previewed } from './preview.ts';
import { readArguments } from './read-arguments.ts';
import { reportOf } from './report.ts';

const toldEvery = 100;

// `npm run rescore -- --preview`: what today's scorer would change of the stored scores of written and spoken answers. It records
// nothing, and the installation may run meanwhile.
await runCommand(async () => {
  const { json, ...options } = readArguments(process.argv.slice(2));
  await using installation = await openInstallation(process.env, 'rescore');
  const given = readSettings(process.env);
  const answers = await openStoredAnswers(installation, {
    freeWritingCredits: given.FREE_WRITING_CREDITS,
    freeSpeakingCredits: given.FREE_SPEAKING_CREDITS,
  });
  await using analyses = createEmbeddedAnalyses();
  const previewed: Previewed[] = [];
  for await (const one of previewScores(answers, analyses, options)) {
    previewed.push(one);
    if (previewed.length % toldEvery === 0) console.error(`${previewed.length} answers looked at`);
  }
  console.log(reportOf(previewed));
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(previewed, undefined, 2)}\n`);
  if (previewed.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1;
});
