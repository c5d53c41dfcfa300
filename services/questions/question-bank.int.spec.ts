import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { Defect } from '#domain/core/defect.ts';
import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { openTestJournal } from '#infra/testing/journal.ts';
import { draftQuestion, publishQuestion, retireQuestion, reviseQuestion } from './commands.ts';
import { createQuestionBank } from './question-bank.ts';

const bySeed = (): CommandContext => ({
  commandId: randomUUID(),
  correlationId: randomUUID(),
  actor: { kind: 'system', id: 'seed' },
  at: new Date().toISOString(),
});
const { uid } = rsaQuestion;
const corrected = { ...rsaQuestion, correctIndex: 2 };
const retitled = { ...corrected, title: 'Another title' };
const wrongKey = { question: corrected, reason: 'wrong key', reasonsStand: true };

function counting(journal: Journal) {
  const reads = { count: 0 };
  const read: Journal['read'] = (...of) => {
    reads.count += 1;
    return journal.read(...of);
  };
  return { journal: { ...journal, read }, reads };
}

test('drafts, publishes, revises and retires a question, and keeps each revision', async () => {
  await using harness = await openTestJournal();
  const { journal } = harness;
  const now = () => createQuestionBank(journal).get(uid);
  expect(await now()).toBeUndefined();
  for (const missing of [
    publishQuestion(harness, uid, bySeed()),
    reviseQuestion(harness, wrongKey, bySeed()),
    retireQuestion(harness, { uid, reason: 'old' }, bySeed()),
  ]) {
    expect(await missing).toEqual({ rejected: 'question_not_found' });
  }
  await draftQuestion(harness, rsaQuestion, bySeed());
  expect(await draftQuestion(harness, rsaQuestion, bySeed())).toMatchObject({ changed: false });
  expect(await draftQuestion(harness, corrected, bySeed())).toEqual({ rejected: 'question_exists' });
  expect(await now()).toEqual({ status: 'draft', question: rsaQuestion, revision: 1, keyRevision: 1 });
  await publishQuestion(harness, uid, bySeed());
  expect(await now()).toMatchObject({ status: 'published', revision: 1 });

  const context = bySeed();
  await reviseQuestion(harness, wrongKey, context);
  await reviseQuestion(harness, wrongKey, context);
  expect(await reviseQuestion(harness, wrongKey, bySeed())).toMatchObject({ changed: false });
  await retireQuestion(harness, { uid, reason: 'old' }, bySeed());
  await publishQuestion(harness, uid, bySeed());
  await reviseQuestion(harness, { question: retitled, reason: 'title' }, bySeed());
  expect(await now()).toEqual({ status: 'published', question: retitled, revision: 3, keyRevision: 2 });

  const bank = createQuestionBank(journal);
  for (const [index, question] of [rsaQuestion, corrected, retitled].entries()) {
    expect(await bank.getRevision(uid, index + 1)).toEqual(question);
  }
  for (const none of [0, 4, 1.5, Number.NaN]) {
    await expect(bank.getRevision(uid, none)).rejects.toThrow(Defect);
  }
});

test('refuses a decision on an outdated revision', async () => {
  await using harness = await openTestJournal();
  const drafted = await draftQuestion(harness, rsaQuestion, bySeed());
  if ('rejected' in drafted) throw new Error(drafted.rejected);
  const published = await publishQuestion(harness, uid, bySeed(), drafted.revision);
  if ('rejected' in published) throw new Error(published.rejected);
  const conflict = { rejected: 'revision_conflict' };
  expect(await reviseQuestion(harness, wrongKey, bySeed(), drafted.revision)).toEqual(conflict);
  expect(await retireQuestion(harness, { uid, reason: 'old' }, bySeed(), drafted.revision)).toEqual(conflict);
  // Of two that saw the same revision, one wins.
  const both = await Promise.all(
    [corrected, retitled].map((question) =>
      reviseQuestion(
        harness,
        { question, reason: 'at once', reasonsStand: true },
        bySeed(),
        published.revision,
      ),
    ),
  );
  expect(both.filter((outcome) => 'rejected' in outcome)).toEqual([conflict]);
});

test('does not store a broken question', async () => {
  await using harness = await openTestJournal();
  const broken = { ...rsaQuestion, correctIndex: 9 };
  await expect(draftQuestion(harness, broken, bySeed())).rejects.toThrow(/correctIndex/);
  expect(await createQuestionBank(harness.journal).get(uid)).toBeUndefined();
});

test('shares one read between concurrent callers, and sees a revision a second later', async () => {
  await using harness = await openTestJournal();
  await draftQuestion(harness, rsaQuestion, bySeed());
  const { journal, reads } = counting(harness.journal);
  const bank = createQuestionBank(journal);
  await Promise.all(Array.from({ length: 50 }, () => bank.get(uid)));
  await Promise.all(Array.from({ length: 50 }, () => bank.getRevision(uid, 1)));
  expect(reads.count).toBe(1);

  await reviseQuestion(harness, wrongKey, bySeed());
  await expect.poll(async () => (await bank.get(uid))?.revision).toBe(2);
});

test('looks for a revision at once that a caller saw elsewhere', async () => {
  await using harness = await openTestJournal();
  await draftQuestion(harness, rsaQuestion, bySeed());
  const bank = createQuestionBank(harness.journal);
  await bank.get(uid);
  await reviseQuestion(harness, wrongKey, bySeed());
  expect(await bank.get(uid, 1)).toMatchObject({ revision: 1 });
  expect(await bank.get(uid, 2)).toMatchObject({ revision: 2 });
  expect(await bank.get(uid, 3)).toMatchObject({ revision: 2 });
  expect(await bank.get('RSA-9999', 3)).toBeUndefined();
});

test('does not cache a failed read', async () => {
  await using harness = await openTestJournal();
  await draftQuestion(harness, rsaQuestion, bySeed());
  let isAway = true;
  const read: Journal['read'] = (...of) =>
    isAway ? Promise.reject(new Error('away')) : harness.journal.read(...of);
  const bank = createQuestionBank({ ...harness.journal, read });
  await expect(bank.get(uid)).rejects.toThrow('away');
  isAway = false;
  expect((await bank.get(uid))?.revision).toBe(1);
});
