import { typeOfUid } from '#domain/question-types/type-code.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { textless } from '../content-check/read-text.ts';
import { finding, type Fault, type Finding } from '../content-check/rule.ts';
import { agreementsOf, isAgreed, leastAgreement, summed } from './agreement.ts';
import type { Batch, Solved } from './batch.ts';
import { earnedBy, isClosed } from './closed.ts';

const [manyTexts, leastKinds] = [20, 8];

const plural = (count: number) => `${count} question${count === 1 ? '' : 's'}`;

export function batchFaults(batches: readonly Batch[], bank: readonly Question[]): Fault[] {
  const questions = new Map(bank.map((question) => [question.uid, question]));
  const owners = new Map<string, string>();
  const faults = batches.flatMap((batch) => {
    const found = [
      ...finding(!batch.hasStyle, 'style.md', 'is missing: say how this hand writes'),
      ...memberFindings(batch, questions, owners),
      ...kindFindings(batch),
      ...readingFindings(batch, questions),
    ];
    return found.map(([field, message]) => ({ file: `batches/${batch.name}`, field, message }));
  });
  const all = summed(agreementsOf(batches, bank));
  const disagreed = finding(
    !isAgreed(all),
    'blind.json',
    `second readers agree in ${all.agreed} of ${all.read}: ${leastAgreement * 100} % are asked for; have what was mended read anew by another reader`,
  ).map(([field, message]) => ({ file: 'batches/', field, message }));
  return [...faults, ...disagreed];
}

function memberFindings(
  { name, kinds }: Batch,
  questions: ReadonlyMap<string, Question>,
  owners: Map<string, string>,
): Finding[] {
  return Object.keys(kinds).flatMap((uid) => {
    const owner = owners.get(uid);
    owners.set(uid, name);
    return [
      ...finding(!questions.has(uid), `kinds.${uid}`, 'is no question of the bank'),
      ...finding(owner !== undefined, `kinds.${uid}`, `belongs to ${owner ?? ''} too: leave it in one batch`),
    ];
  });
}

function kindFindings({ kinds }: Batch): Finding[] {
  const texts = Object.entries(kinds).filter(([uid]) => !textless.has(typeOfUid(uid)));
  const different = new Set(texts.map(([, kind]) => kind)).size;
  return finding(
    texts.length >= manyTexts && different < leastKinds,
    'kinds',
    `${texts.length} texts of ${different} kinds: ${leastKinds} at least`,
  );
}

function readingFindings(batch: Batch, questions: ReadonlyMap<string, Question>): Finding[] {
  const { kinds, blind } = batch;
  if (!blind) return [];
  const solved = new Set(blind.solved.map(({ uid }) => uid));
  const unread = unreadIn(batch, questions);
  return [
    ...finding(
      unread.length > 0,
      'blind.json',
      `does not solve ${unread.slice(0, 10).join(', ')} (${plural(unread.length)})`,
    ),
    ...finding(solved.size < blind.solved.length, 'blind.json', 'solves a question twice'),
    ...blind.solved.flatMap((each) =>
      each.uid in kinds
        ? answerFindings(each, questions.get(each.uid))
        : finding(true, `blind.json ${each.uid}`, 'is no question of this batch'),
    ),
  ];
}

/** Closed questions without a second reader's answer. */
function unreadIn({ kinds, blind }: Batch, questions: ReadonlyMap<string, Question>): string[] {
  const solved = new Set(blind?.solved.map(({ uid }) => uid));
  return Object.keys(kinds).filter((uid) => {
    const question = questions.get(uid);
    return question && isClosed(question) && !solved.has(uid);
  });
}

function answerFindings({ uid, answer, mended }: Solved, question: Question | undefined): Finding[] {
  if (!question || !isClosed(question) || mended !== undefined) return [];
  const share = earnedBy(question, answer);
  const field = `blind.json ${uid}`;
  return [
    ...finding(share === undefined, field, 'is no answer that the question allows'),
    ...finding(
      share !== undefined && share < 1,
      field,
      `earns ${Math.round((share ?? 0) * 100)} % of the points: mend the question and say how, or drop it`,
    ),
  ];
}

export function batchNotices(batches: readonly Batch[], bank: readonly Question[]): string[] {
  const questions = new Map(bank.map((question) => [question.uid, question]));
  return batches
    .filter(({ blind }) => !blind)
    .map((batch) => ({ batch, unread: unreadIn(batch, questions).length }))
    .filter(({ unread }) => unread > 0)
    .map(({ batch, unread }) => `batches/${batch.name}: not yet read by a second reader: ${plural(unread)}`);
}
