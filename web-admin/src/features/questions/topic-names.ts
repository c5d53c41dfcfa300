import type { QuestionTopic } from '#domain/question-types/question-topics.ts';

/** `Everyday life` for `everyday_life`. */
export function topicName(topic: QuestionTopic): string {
  const words = topic.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
