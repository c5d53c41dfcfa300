import { setTimeout as pause } from 'node:timers/promises';
import { mockTestCatalogue } from '#domain/mock-tests/catalogue.ts';
import { drawQuestions, type BankEntry } from '#domain/mock-tests/draw-questions.ts';
import { mayPractise } from '#domain/practice/access.ts';
import type { CommandContext } from '#domain/core/journal.ts';
import type { ReadModels } from '#projections/core/read-models.ts';
import { listBank } from '#projections/questions/queries.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { viewerOf, type LoggedIn } from '../identity/principal.ts';
import type { QuestionBank } from '../questions/question-bank.ts';
import { sendToSitting, type MockTestOutcome } from './commands.ts';

/**
 * Starts a sitting with questions that the student may practise, in their present versions. The command's id is
 * the sitting's id and the seed of the draw; sent again it gives the sitting that was started first.
 */
export async function startSitting(
  { journal, readModels, settings }: Dependencies,
  bank: QuestionBank,
  mockTestId: string,
  principal: LoggedIn,
  context: CommandContext,
): Promise<MockTestOutcome> {
  const blueprint = mockTestCatalogue({ sprintSeconds: settings.readingSprintSeconds }).find(
    (candidate) => candidate.mockTestId === mockTestId,
  );
  const [section] = blueprint?.sections ?? [];
  if (!blueprint || !section) return { rejected: 'mock_test_not_found' };
  const viewer = viewerOf(principal);
  const drawFrom = (listed: readonly BankEntry[]) => drawQuestions(blueprint, listed, context.commandId)?.[0];
  const uids = await untilListed(readModels, (listed) => ({
    drawn: drawFrom(listed.filter((question) => mayPractise(question, viewer, context.at))),
    isFilled: drawFrom(listed) !== undefined,
  }));
  if (!uids) return { rejected: 'mock_test_not_found' };
  const questions = await Promise.all(
    uids.map(async (uid) => {
      const found = await bank.get(uid);
      if (!found) throw new Error(`${uid} is listed and has no stream`);
      return { uid, questionVersion: found.revision };
    }),
  );
  const sessionId = context.commandId;
  return sendToSitting(
    { journal },
    sessionId,
    [
      {
        type: 'startMockTest',
        sessionId,
        mockTestId,
        userId: principal.userId,
        section: section.section,
        seconds: section.seconds,
        questions,
        now: context.at,
      },
    ],
    context,
    { isNew: true },
  );
}

const patienceMs = 3_000;
const lookAgainMs = 100;

type Listed = Awaited<ReturnType<typeof listBank>>;
interface Draw {
  readonly drawn: string[] | undefined;
  /** There are enough questions, were all of them open to the student. */
  readonly isFilled: boolean;
}

/** Draws again for a while where there is nothing because the list of questions is still being made. */
async function untilListed(
  readModels: ReadModels,
  draw: (listed: Listed) => Draw,
): Promise<string[] | undefined> {
  for (const until = performance.now() + patienceMs; ; await pause(lookAgainMs)) {
    const states = await readModels.states();
    // Looked for after the state was: what it had seen by then is listed.
    const { drawn, isFilled } = draw(await listBank(readModels.db));
    const isUpToDate = states.some(
      ({ name, status, lagMs }) => name === 'questions' && status === 'running' && lagMs === 0,
    );
    if (drawn !== undefined || (isFilled && isUpToDate) || performance.now() > until) return drawn;
  }
}
