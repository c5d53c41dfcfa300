import { BrokenContent } from '../content-files.ts';
import { checkContent } from './check-content.ts';
import { createBritishDictionary } from './dictionary.ts';
import { readCheckedFiles, strayTracks } from './read-checked-files.ts';

// `npm run content:check`: proves what can be proved about the questions of the seed; see `rules/`.
try {
  const files = readCheckedFiles();
  const faults = [
    ...checkContent(files, createBritishDictionary()),
    ...strayTracks(files).map((file) => ({ file, field: '', message: 'belongs to no question: delete it' })),
  ];
  for (const { file, field, message } of faults) console.error(`${file} ${field}: ${message}`);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`${files.length} questions, nothing to mend`);
} catch (error) {
  if (!(error instanceof BrokenContent)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
