import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AppendResult, ExpectedRevision, NewEvent } from '#domain/core/events/event-store.ts';
import type { Parts } from './contract-parts.ts';
import { idsOf, newEvents, uniqueStream } from './harness.ts';

/** The expected results of appends, without positions or storage. */
interface Model {
  readonly stored: NewEvent[];
}

type Step =
  | { readonly kind: 'append'; readonly expected: ExpectedRevision; readonly count: number }
  /** Repeats an earlier append. */
  | { readonly kind: 'retry'; readonly which: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('append' as const),
    expected: fc.oneof(
      fc.constantFrom('any' as const, 'noStream' as const, 'exists' as const),
      fc.nat({ max: 8 }),
    ),
    count: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constant('retry' as const), which: fc.nat({ max: 10 }) }),
);

export function modelCases(parts: () => Parts): void {
  test('gives the answers of the model and stores what the model stores', async () => {
    const { store } = parts();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const stream = uniqueStream();
        const model: Model = { stored: [] };
        const sent: { events: NewEvent[]; expected: ExpectedRevision }[] = [];
        for (const one of steps) {
          const earlier = one.kind === 'retry' ? sent[one.which % Math.max(sent.length, 1)] : undefined;
          const append = earlier ?? {
            events: newEvents(one.kind === 'append' ? one.count : 1),
            expected: one.kind === 'append' ? one.expected : 'any',
          };
          if (!earlier) sent.push(append);
          const answer = await store.append(stream, append.events, append.expected);
          expect(withoutPosition(answer)).toEqual(appendToModel(model, append.events, append.expected));
        }
        const read = await store.read(stream);
        expect(read.outcome).toBe(model.stored.length === 0 ? 'missing' : 'found');
        expect(read.outcome === 'found' ? idsOf(read.events) : []).toEqual(idsOf(model.stored));
      }),
      { numRuns: 40 },
    );
  });
}

function appendToModel({ stored }: Model, events: readonly NewEvent[], expected: ExpectedRevision) {
  const last = stored.length - 1;
  const conflict = { outcome: 'conflict', actual: last < 0 ? 'noStream' : last };
  const first = events[0];
  let known: number;
  if (expected === 'any' || expected === 'exists') {
    if (expected === 'exists' && last < 0) return conflict;
    known = stored.findIndex((event) => event.id === first?.id);
  } else {
    const base = expected === 'noStream' ? -1 : expected;
    if (base > last) return conflict;
    known = base < last ? base + 1 : -1;
  }
  if (known >= 0) {
    const isSame = events.every((event, index) => stored[known + index]?.id === event.id);
    return isSame ? { outcome: 'appended', revision: known + events.length - 1, replayed: true } : conflict;
  }
  stored.push(...events);
  return { outcome: 'appended', revision: stored.length - 1, replayed: false };
}

function withoutPosition(result: AppendResult) {
  if (result.outcome === 'conflict') return result;
  const { position: _, ...rest } = result;
  return rest;
}
