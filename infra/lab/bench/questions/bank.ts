import type { Question } from '#domain/question-types/registry.ts';
import { questionStream } from '#domain/questions/question.ts';
import { questionTopics } from '#domain/question-types/question-topics.ts';
import { chooser } from './chooser.ts';
import type { Happening } from './fill.ts';
import { subjects } from './subjects.ts';

/** The question types of the benchmark bank: choosing, ordering and typing, for reading and listening. */
const bankTypes = ['RSA', 'RMA', 'RRP', 'LSA', 'LMA', 'LHS', 'LMW', 'LWD'] as const;
type BankType = (typeof bankTypes)[number];

/** The uids of a bank, with the same number per type. */
export function bankUids(size: number): string[] {
  return bankTypes.flatMap((type) =>
    Array.from(
      { length: size / bankTypes.length },
      (_, index) => `${type}-${String(index + 1).padStart(4, '0')}`,
    ),
  );
}

/** Drafts and publishes each uid; titles, difficulties and marks are random but deterministic. */
export function* bankEvents(uids: readonly string[]): Generator<Happening> {
  const choose = chooser(1);
  for (const uid of uids) {
    const title = `${choose(subjects)} ${choose(subjects).toLowerCase()} and ${choose(subjects).toLowerCase()}`;
    const question = questionOf(uid, {
      title,
      difficulty: choose([1, 2, 2, 3, 3, 3, 4, 4, 5]),
      topics: [choose(questionTopics)],
      free: choose([true, ...Array.from({ length: 9 }, () => false)]),
      prediction: choose([true, ...Array.from({ length: 9 }, () => false)]),
    });
    const stream = questionStream.nameOf(uid);
    yield { type: 'QuestionDrafted', data: { question }, stream };
    yield { type: 'QuestionPublished', data: {}, stream };
  }
}

function questionOf(
  uid: string,
  about: Pick<Question, 'title' | 'difficulty' | 'topics' | 'free' | 'prediction'>,
): Question {
  const type = uid.slice(0, 3) as BankType;
  const shared = { uid, ...about, topic: 'It rains often on the coast.', explanation: 'It says so.' };
  const recording = { track: `${uid}.mp3`, transcript: shared.topic, sentences: [] };
  const reasons = Array.from({ length: 3 }, () => ({ text: 'It says so.' }));
  const options = { question: 'How often does it rain?', multichoice: ['Often', 'Seldom', 'Never'] };
  switch (type) {
    case 'RSA':
      return { type, ...shared, ...options, explanations: reasons, correctIndex: 0 };
    case 'LSA':
    case 'LHS':
    case 'LMW':
      return { type, ...shared, ...recording, ...options, explanations: reasons, correctIndex: 0 };
    case 'RMA':
      return { type, ...shared, ...options, explanations: reasons, correctIndexes: [0, 1] };
    case 'LMA':
      return { type, ...shared, ...recording, ...options, explanations: reasons, correctIndexes: [0, 1] };
    case 'RRP':
      return { type, ...shared, paragraphs: ['It rains.', 'It stops.'], explanations: reasons.slice(2) };
    case 'LWD':
      return { type, ...shared, ...recording, explanations: [] };
  }
}
