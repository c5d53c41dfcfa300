import { questionsOf } from '#domain/sittings/clocks/set-sections.ts';
import type { RecordedEvent } from '#domain/streams.ts';

export interface CorrectionProof {
  readonly corrections: number;
  /** Scored by an older key, with a second score. */
  readonly rescored: number;
  /** Scored by an older key only. */
  readonly left: readonly string[];
  /** Rescored more than once, or needlessly. */
  readonly tooOften: readonly string[];
}

interface Answer {
  readonly name: string;
  readonly asked: number;
  isScored: boolean;
  readonly rescored: number[];
}

/** Compares every answer with the newest key of its question. */
export function proveCorrections(events: readonly RecordedEvent[]): CorrectionProof {
  const keys = newestKeys(events);
  const answers = answersTo(keys, events);
  const proofs = answers.map(({ name, asked, isScored, rescored, uid }) => {
    const key = keys.get(uid) ?? 1;
    const due = isScored && asked < key ? 1 : 0;
    const given = rescored.filter((revision) => revision === key).length;
    return { name, due, given, all: rescored.length };
  });
  return {
    corrections: keys.size,
    rescored: proofs.filter(({ given }) => given > 0).length,
    left: proofs.filter(({ due, given }) => given < due).map(({ name }) => name),
    tooOften: proofs.filter(({ due, given, all }) => given > due || all > given).map(({ name }) => name),
  };
}

function newestKeys(events: readonly RecordedEvent[]): Map<string, number> {
  const revisions = new Map<string, number>();
  const keys = new Map<string, number>();
  for (const { type, data } of events) {
    if (type === 'QuestionDrafted') revisions.set(data.question.uid, 1);
    if (type !== 'QuestionRevised') continue;
    const { uid } = data.question;
    const revision = (revisions.get(uid) ?? 0) + 1;
    revisions.set(uid, revision);
    if (data.changesKey) keys.set(uid, revision);
  }
  return keys;
}

function answersTo(
  keys: ReadonlyMap<string, number>,
  events: readonly RecordedEvent[],
): (Answer & { readonly uid: string })[] {
  const answers = new Map<string, Answer & { readonly uid: string }>();
  const add = (stream: string, uid: string, asked: number) => {
    const name = `${uid} in ${stream}`;
    if (keys.has(uid)) answers.set(name, { name, uid, asked, isScored: false, rescored: [] });
  };
  const score = (stream: string, uid: string) => {
    const answer = answers.get(`${uid} in ${stream}`);
    if (answer) answer.isScored = true;
  };
  for (const { type, data, stream } of events) {
    if (type === 'AnswerSubmitted') add(stream, data.uid, data.revision);
    if (type === 'MockTestStarted') {
      for (const { uid, revision } of questionsOf(data.sections)) add(stream, uid, revision);
    }
    if (type === 'AnswerScored') score(stream, data.uid);
    if (type === 'MockTestResultRecorded') for (const { uid } of data.results) score(stream, uid);
    if (type === 'AnswerRescored' || type === 'MockTestQuestionRescored') {
      answers.get(`${data.uid} in ${stream}`)?.rescored.push(data.revision);
    }
  }
  return [...answers.values()];
}
