import { describe, expect, it } from 'vitest';
import { memoryStore } from '../core/testing/memory-store.ts';
import { CallFailed } from '#domain/core/call-failed.ts';
import { createOutbox, type Json, type WaitingEntry } from './outbox.ts';

function browser(
  answers: (entry: WaitingEntry) => Promise<Json> = ({ commandId }) => Promise.resolve(commandId),
) {
  const store = memoryStore();
  const sent: string[] = [];
  let lock: Promise<unknown> = Promise.resolve();
  let ids = 0;
  let owner = 'user:1';
  const openTab = () => {
    const outbox = createOutbox({
      store,
      send(entry) {
        sent.push(entry.commandId);
        return answers(entry);
      },
      exclusively(action) {
        const turn = lock.then(action, action);
        lock = turn.catch(() => undefined);
        return turn;
      },
      owner: () => owner,
      senders: () => [owner, 'visitor:1'],
      newId: () => `id-${(ids += 1)}`,
      now: () => ids,
    });
    const find = (subject: string) => outbox.entries().findLast((entry) => entry.subject === subject);
    const waiting = () => outbox.entries().filter(({ state }) => state === 'waiting');
    return { ...outbox, find, waiting };
  };
  return { openTab, sent, store, become: (next: string) => (owner = next) };
}

const answer = (subject: string) => ({ subject, kind: 'practice', input: { subject } }) as const;

describe('the outbox', () => {
  it('sends waiting answers in order, keeps the results, and sends nothing twice', async () => {
    const { openTab, sent } = browser();
    const outbox = openTab();
    outbox.put(answer('a'));
    outbox.put(answer('b'));
    expect(await outbox.flush()).toBe(false);
    expect(await outbox.flush()).toBe(false);
    expect(sent).toEqual(['id-1', 'id-2']);
    expect(outbox.find('a')).toMatchObject({ state: 'done', result: 'id-1' });
    expect(outbox.waiting()).toEqual([]);
  });

  it('is sent once though two tabs send at the same time', async () => {
    const { openTab, sent } = browser();
    const tabs = [openTab(), openTab()];
    tabs[0]?.put(answer('a'));
    await Promise.all(tabs.map((tab) => tab.flush()));
    expect(sent).toEqual(['id-1']);
  });

  it('keeps an answer while the server cannot be reached, under the same id, also after a reload', async () => {
    let isUp = false;
    const { openTab, sent } = browser(() =>
      isUp ? Promise.resolve('taken') : Promise.reject(new CallFailed('unreachable', 0)),
    );
    const before = openTab();
    before.put(answer('a'));
    before.put(answer('b'));
    expect(await before.flush()).toBe(true);
    expect(before.waiting()).toHaveLength(2);
    isUp = true;
    const after = openTab();
    expect(await after.flush()).toBe(false);
    expect(sent).toEqual(['id-1', 'id-1', 'id-2']);
    expect(after.find('b')).toMatchObject({ state: 'done', commandId: 'id-2' });
  });

  it.each([
    ['internal', 500],
    ['internal', 503],
    ['too_many_requests', 429],
    ['session_ended', 401],
  ] as const)('waits on after %s (%i)', async (code, status) => {
    const { openTab } = browser(() => Promise.reject(new CallFailed(code, status)));
    const outbox = openTab();
    outbox.put(answer('a'));
    expect(await outbox.flush()).toBe(true);
    expect(outbox.find('a')).toMatchObject({ state: 'waiting' });
  });

  it('sends those behind an answer that the server always fails at', async () => {
    const { openTab, sent } = browser(({ subject }) =>
      subject === 'a' ? Promise.reject(new CallFailed('internal', 500)) : Promise.resolve(null),
    );
    const outbox = openTab();
    for (const subject of ['a', 'b', 'c']) outbox.put(answer(subject));
    expect(await outbox.flush()).toBe(true);
    expect(sent).toEqual(['id-1', 'id-2', 'id-3']);
    expect(outbox.waiting()).toMatchObject([{ subject: 'a' }]);
  });

  it('treats a rejection as a response, and continues with the next answer', async () => {
    const { openTab, sent } = browser(({ subject }) =>
      subject === 'a' ? Promise.reject(new CallFailed('time_is_up', 409)) : Promise.resolve(null),
    );
    const outbox = openTab();
    outbox.put(answer('a'));
    outbox.put(answer('b'));
    await outbox.flush();
    await outbox.flush();
    expect(sent).toEqual(['id-1', 'id-2']);
    expect(outbox.find('a')).toMatchObject({ state: 'refused', code: 'time_is_up' });
  });

  it('has one answer waiting for each subject, and makes room for the next once it is done', async () => {
    const { openTab } = browser();
    const outbox = openTab();
    const first = outbox.put(answer('a'));
    expect(outbox.put(answer('a'))).toEqual(first);
    await outbox.flush();
    expect(outbox.put(answer('a'))).toMatchObject({ state: 'waiting', commandId: 'id-2' });
    expect(outbox.find('a')).toMatchObject({ state: 'waiting' });
  });

  it("never sends or shows another owner's answer", async () => {
    const { openTab, sent, become } = browser();
    const outbox = openTab();
    outbox.put(answer('a'));
    become('user:2');
    expect(await outbox.flush()).toBe(false);
    expect(outbox.find('a')).toBeUndefined();
    become('user:1');
    await outbox.flush();
    expect(sent).toEqual(['id-1']);
  });

  it('stops sending when the user logs out during the first answer', async () => {
    const { openTab, sent, become } = browser(({ commandId }) => {
      become('user:2');
      return Promise.resolve(commandId);
    });
    const outbox = openTab();
    outbox.put(answer('a'));
    outbox.put(answer('b'));
    await outbox.flush();
    expect(sent).toEqual(['id-1']);
    become('user:1');
    expect(outbox.find('a')).toMatchObject({ state: 'done' });
    expect(outbox.waiting()).toMatchObject([{ subject: 'b' }]);
  });

  it("sends a visitor's answer also after a login, as theirs, and shows it to them alone", async () => {
    const owners: string[] = [];
    const { openTab, become } = browser((entry) => {
      owners.push(entry.owner);
      return Promise.resolve(null);
    });
    become('visitor:1');
    const outbox = openTab();
    outbox.put(answer('a'));
    become('user:1');
    expect(await outbox.flush()).toBe(false);
    expect([owners, outbox.entries()]).toEqual([['visitor:1'], []]);
  });

  it('forgets a user who left, with the answers in transit', async () => {
    const { openTab } = browser(() => {
      outbox.forget('user:1');
      return Promise.resolve('taken');
    });
    const outbox = openTab();
    outbox.put(answer('a'));
    outbox.put(answer('b'));
    await outbox.flush();
    expect(outbox.entries()).toEqual([]);
  });

  it('forgets discarded answers, and skips corrupt ones', async () => {
    const { openTab, store, sent } = browser();
    store.set('outbox/broken', '{');
    store.set('outbox/old', '{"state":"gone"}');
    const outbox = openTab();
    const { commandId } = outbox.put(answer('a'));
    await outbox.flush();
    outbox.dismiss(commandId);
    expect(outbox.find('a')).toBeUndefined();
    expect(sent).toEqual([commandId]);
  });
});
