import { v7 as newId } from 'uuid';
import type { EventCodec } from '#domain/core/events/codec.ts';
import type { Journal, PersonalKeys } from '#domain/core/events/journal.ts';
import { streams } from '#domain/streams.ts';
import { accountStream } from '#domain/accounts/account.ts';
import { anyDataOf } from '#domain/support/testing/any-event.ts';
import { examples } from '#domain/support/testing/stories.ts';

/**
 * Fills a store with an example of each event, or with a sample of its schema: one stream per category, about the user
 * `u1`, in the order of the definitions, and the account of `u2`, whose personal data is erased.
 */
export async function appendExamples({
  journal,
  keys,
}: {
  readonly journal: Journal;
  readonly keys: PersonalKeys;
}): Promise<void> {
  for (const stream of streams) {
    const events = stream.types.map((type) => ({ type, data: anyDataOf(type) }));
    await append(journal, stream, stream.nameOf('u1'), events, 'u1');
  }
  const { UserRegistered: registered } = examples;
  const data = { ...registered, userId: 'u2', email: 'bob@example.com' };
  await append(journal, accountStream, accountStream.nameOf('u2'), [{ type: 'UserRegistered', data }], 'u2');
  await keys.destroy('u2');
}

async function append(
  journal: Journal,
  codec: EventCodec,
  stream: string,
  events: Parameters<Journal['append']>[2],
  userId: string,
): Promise<void> {
  const commandId = newId();
  const appended = await journal.append(codec, stream, events, 'any', {
    commandId,
    correlationId: commandId,
    actor: { kind: 'student', id: userId },
    userId,
    at: '2026-11-01T12:00:00.000Z',
  });
  if (appended.outcome !== 'appended') throw new Error(`${stream}: ${appended.outcome}`);
}
