import { faultsOf } from '#domain/question-types/question-limits.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { authored, inRange } from '../../authored.ts';
import { authoring } from '../../authoring.ts';
import { eachQuestion, type Finding } from '../../rule.ts';

function topic({ type, topic: text }: Question): Finding[] {
  const { topicWords } = authoring[type];
  return topicWords ? inRange('topic', text, topicWords) : [];
}

/** Passages, paragraphs, options and sentences have the exam's lengths, and the authors' within its limits. */
export const lengthsRule = eachQuestion((question) => [
  ...inRange('title', question.title, [2, 6]),
  ...faultsOf(question).map(({ path, message }): Finding => [path.join('.'), message]),
  ...topic(question),
  ...(authored(question).lengths ?? []),
]);
