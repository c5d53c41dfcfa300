import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { recordingOf } from '#domain/question-types/recording.ts';
import { studentView } from '#domain/question-types/registry.ts';
import { BrokenContent, contentFolder, readContent } from '#infra/seed/content-files.ts';
import { readBatches, type Solved } from './batch.ts';
import { blindSheet } from './blind-sheet.ts';
import { isClosed } from './closed.ts';
import { solvedFrom } from './short-answers.ts';

// `npm run content:blind -- blanks-collocations RSA-0017 …`: prints a batch's or single questions as students see
// them, for a second reader; `--closed` omits those without a key. With `--reader NAME` it reads the reader's lines
// (`RSA-0017 B`) from standard input and prints the `blind.json` of the named batch, including earlier readings.
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { reader: { type: 'string' }, closed: { type: 'boolean' } },
  });
  const batches = readBatches();
  const uids = new Set(
    positionals.flatMap((name) =>
      Object.keys(batches.find((batch) => batch.name === name)?.kinds ?? { [name]: '' }),
    ),
  );
  const asked = readContent(contentFolder)
    .map(({ question }) => question)
    .filter((question) => uids.has(question.uid));
  const known = new Set(asked.map(({ uid }) => uid));
  const unknown = [...uids].filter((uid) => !known.has(uid));
  if (values.reader === undefined) {
    for (const question of asked)
      if (!values.closed || isClosed(question))
        console.log(`${blindSheet(studentView(question, 'before'), recordingOf(question)?.transcript)}\n`);
  } else {
    const views = new Map(asked.map((question) => [question.uid, studentView(question, 'before')]));
    const solved = new Map<string, Solved>(
      batches.flatMap(({ name, blind }) =>
        name === positionals[0] ? (blind?.solved.map((each) => [each.uid, each] as const) ?? []) : [],
      ),
    );
    for (const line of readFileSync(0, 'utf8').split('\n')) {
      const each = solvedFrom(line, views);
      if (each) solved.set(each.uid, each);
      else if (line.trim() !== '') console.error(`no answer to these questions: ${line}`);
    }
    const reading = { reader: values.reader, saw: "the student's view", solved: [...solved.values()] };
    console.log(JSON.stringify(reading, undefined, 2));
  }
  if (unknown.length > 0 || positionals.length === 0) {
    console.error(
      `Name batches (${batches.map(({ name }) => name).join(', ')}) or uids; unknown: ${unknown.join(', ')}`,
    );
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof BrokenContent)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
