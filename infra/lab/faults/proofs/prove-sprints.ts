import type { Instant } from '#domain/core/instant.ts';
import type { SetSection } from '#domain/sittings/clocks/set-clocks.ts';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import type { RecordedEvent } from '#domain/streams.ts';

export interface SprintProof {
  readonly started: number;
  readonly byClock: number;
  readonly byStudent: number;
  /** Expired, but not ended, submitted and scored exactly once. */
  readonly unfinished: readonly string[];
  /** The longest delay of a section's end after its deadline, in milliseconds. */
  readonly latestMs: number;
}

type MockTestEvent = Extract<RecordedEvent, { readonly type: `MockTest${string}` }>;
const ending = ['MockTestSectionEnded', 'MockTestSubmitted', 'MockTestResultRecorded'].join();

/** @param now sprints with a later deadline may still run */
export function proveSprints(events: readonly RecordedEvent[], now: Instant): SprintProof {
  const sprints = [...sprintsOf(events)]
    .filter(([, own]) => isSprint(own))
    .map(([stream, own]) => {
      const [started] = own;
      const deadline = started?.type === 'MockTestStarted' ? deadlineOf(started.data, own) : now;
      const end = own.find(({ type }) => type === 'MockTestSectionEnded');
      const lateMs = end ? Date.parse(end.recordedAt) - Date.parse(deadline) : 0;
      const ended = own.map(({ type }) => type).filter((type) => ending.includes(type));
      return {
        stream,
        endedBy: end?.metadata.actor.kind,
        lateMs,
        isUnfinished: Date.parse(deadline) <= Date.parse(now) && ended.join() !== ending,
      };
    });
  const byClock = sprints.filter(({ endedBy }) => endedBy === 'system');
  return {
    started: sprints.length,
    byClock: byClock.length,
    byStudent: sprints.filter(({ endedBy }) => endedBy === 'student').length,
    unfinished: sprints.filter(({ isUnfinished }) => isUnfinished).map(({ stream }) => stream),
    latestMs: Math.max(0, ...byClock.map(({ lateMs }) => lateMs)),
  };
}

function sprintsOf(events: readonly RecordedEvent[]): Map<string, MockTestEvent[]> {
  const sprints = new Map<string, MockTestEvent[]>();
  for (const event of events) {
    if (!isOfMockTest(event)) continue;
    const own = sprints.get(event.stream);
    if (own) own.push(event);
    else sprints.set(event.stream, [event]);
  }
  return sprints;
}

const sittings = mockTestStream.nameOf('');
const isOfMockTest = (event: RecordedEvent): event is MockTestEvent => event.stream.startsWith(sittings);
/** Full tests are proved separately. */
const isSprint = ([first]: readonly MockTestEvent[]) =>
  !(first?.type === 'MockTestStarted' && first.data.mark === 'quick');

/** The deadline includes compensated time. */
function deadlineOf(
  { startedAt, sections }: { readonly startedAt: Instant; readonly sections: SetSection[] },
  own: readonly MockTestEvent[],
): string {
  const givenBack = own.flatMap((event) =>
    event.type === 'MockTestTimeCompensated' ? [event.data.seconds] : [],
  );
  const seconds = givenBack.reduce((sum, back) => sum + back, sections[0]?.clocks[0]?.seconds ?? 0);
  return new Date(Date.parse(startedAt) + Math.round(seconds * 1000)).toISOString();
}
