import type { QuestionTopic } from '#domain/question-types/question-topics.ts';
import { capital } from '../../components/in-words.ts';

/** `Everyday life` for `everyday_life`. */
export function topicName(topic: QuestionTopic): string {
  return capital(topic.replaceAll('_', ' '));
}
