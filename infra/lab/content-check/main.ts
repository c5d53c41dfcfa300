import { parseArgs } from 'node:util';
import { createEmbeddedWriting } from '#services/analysis/embedded/embedded-writing.ts';
import { agreementsOf, summed } from '../content-batches/agreement.ts';
import { readBatches } from '../content-batches/batch.ts';
import { batchFaults, batchNotices } from '../content-batches/batch-faults.ts';
import { BrokenContent } from '#infra/seed/content-files.ts';
import { checkContent } from './check-content.ts';
import { createBritishDictionary } from './dictionary.ts';
import { figuresOf } from './figures.ts';
import { readFixedTests } from '#infra/seed/mock-tests.ts';
import { readCheckedFiles, orphanedTracks } from './read-checked-files.ts';
import type { CheckedFile, Fault } from './rule.ts';
import { fixedTestFaults } from './rules/sets/fixed-tests.ts';
import { sampleScoreFaults } from './sample-scores.ts';
import { supplyLines } from './supply.ts';

async function scoreFaults(scored: readonly CheckedFile[]): Promise<Fault[]> {
  await using analysis = createEmbeddedWriting();
  return await sampleScoreFaults(scored, analysis);
}

// `npm run content:check [-- WSC-0001 …]`: checks the questions of the seed; see `rules/`. It also scores the sample
// answers, which takes over a minute, of all or the named questions; `--rules` skips that.
try {
  const files = readCheckedFiles();
  const { values, positionals: named } = parseArgs({
    options: { rules: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const scored = files.filter(({ question }) => named.length === 0 || named.includes(question.uid));
  const bank = files.map(({ question }) => question);
  const batches = readBatches();
  const faults = [
    ...checkContent(files, createBritishDictionary(), batches),
    ...fixedTestFaults(readFixedTests(), bank),
    ...batchFaults(batches, bank),
    ...(values.rules ? [] : await scoreFaults(scored)),
    ...orphanedTracks(files).map((file) => ({
      file,
      field: '',
      message: 'belongs to no question: delete it',
    })),
  ];
  for (const line of figuresOf(files, batches)) console.log(line);
  for (const line of supplyLines(bank)) console.log(line);
  const agreements = agreementsOf(batches, bank);
  for (const { type, read, agreed } of [...agreements, summed(agreements)])
    if (read > 0) console.log(`second readers, ${type}: ${agreed} of ${read} as the key`);
  for (const notice of batchNotices(batches, bank)) console.log(notice);
  for (const { file, field, message } of faults) console.error(`${file} ${field}: ${message}`);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`${files.length} questions, nothing to mend`);
} catch (error) {
  if (!(error instanceof BrokenContent)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
