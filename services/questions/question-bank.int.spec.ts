import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { CommandContext, Journal } from '#domain/core/journal.ts';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { openTestJournal } from '#infra/testing/journal.ts';
import { addQuestion, correctQuestion } from './commands.ts';
import { createQuestionBank, readQuestionVersion } from './question-bank.ts';

const bySeed = (): CommandContext => ({
  commandId: randomUUID(),
  correlationId: randomUUID(),
  actor: { kind: 'system', id: 'seed' },
  at: new Date().toISOString(),
});
const corrected = { ...rsaQuestion, correctIndex: 2 };

/** The journal with a count of how often streams are read. */
function counting(journal: Journal) {
  const reads = { count: 0 };
  const read: Journal['read'] = (...of) => {
    reads.count += 1;
    return journal.read(...of);
  };
  return { journal: { ...journal, read }, reads };
}

test('a question is added once, corrected by versions, and each version stays to be had', async () => {
  await using house = await openTestJournal();
  const { journal } = house;
  expect(await createQuestionBank(journal).get('RSA-9001')).toBeUndefined();
  expect(await correctQuestion(house, corrected, 'wrong key', bySeed())).toEqual({
    rejected: 'question_not_found',
  });

  await addQuestion(house, rsaQuestion, bySeed());
  await addQuestion(house, { ...rsaQuestion, title: 'Another title' }, bySeed());
  expect(await createQuestionBank(journal).get('RSA-9001')).toEqual({ question: rsaQuestion, version: 1 });

  const context = bySeed();
  await correctQuestion(house, corrected, 'wrong key', context);
  await correctQuestion(house, corrected, 'wrong key', context);
  await correctQuestion(house, corrected, 'wrong key', bySeed());
  const bank = createQuestionBank(journal);
  expect(await bank.get('RSA-9001')).toEqual({ question: corrected, version: 2 });
  expect(await bank.getVersion('RSA-9001', 1)).toEqual(rsaQuestion);
  expect(await bank.getVersion('RSA-9001', 2)).toEqual(corrected);
  await expect(readQuestionVersion(journal, 'RSA-9001', 3)).rejects.toThrow(RangeError);
});

test('a broken question is not stored', async () => {
  await using house = await openTestJournal();
  await expect(addQuestion(house, { ...rsaQuestion, correctIndex: 9 }, bySeed())).rejects.toThrow(
    /correctIndex/,
  );
  expect(await createQuestionBank(house.journal).get('RSA-9001')).toBeUndefined();
});

test('callers who ask together share one read, and a correction is seen about a second later', async () => {
  await using house = await openTestJournal();
  await addQuestion(house, rsaQuestion, bySeed());
  const { journal, reads } = counting(house.journal);
  const bank = createQuestionBank(journal);
  await Promise.all(Array.from({ length: 50 }, () => bank.get('RSA-9001')));
  await Promise.all(Array.from({ length: 50 }, () => bank.getVersion('RSA-9001', 1)));
  expect(reads.count).toBe(2);

  await correctQuestion(house, corrected, 'wrong key', bySeed());
  await vi.waitFor(async () => expect((await bank.get('RSA-9001'))?.version).toBe(2), { timeout: 5000 });
});

test('a failed read is not remembered', async () => {
  await using house = await openTestJournal();
  await addQuestion(house, rsaQuestion, bySeed());
  let isAway = true;
  const read: Journal['read'] = (...of) =>
    isAway ? Promise.reject(new Error('away')) : house.journal.read(...of);
  const bank = createQuestionBank({ ...house.journal, read });
  await expect(bank.get('RSA-9001')).rejects.toThrow('away');
  isAway = false;
  expect((await bank.get('RSA-9001'))?.version).toBe(1);
});
