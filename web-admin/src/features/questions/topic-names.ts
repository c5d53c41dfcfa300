import type { QuestionTopic } from '#domain/question-types/question-topics.ts';
import { capitalized } from '#domain/core/text/capitalized.ts';

export function topicName(topic: QuestionTopic): string {
  return capitalized(topic.replaceAll('_', ' '));
}
