import type { QuestionTopic } from '#domain/question-types/question-topics.ts';

export const topicNames: Readonly<Record<QuestionTopic, string>> = {
  science: 'Science',
  nature: 'Nature',
  health: 'Health',
  technology: 'Technology',
  history: 'History',
  arts: 'Arts',
  language: 'Language',
  society: 'Society',
  campus: 'Campus',
  work: 'Work',
  economy: 'Economy',
  travel: 'Travel',
  everyday_life: 'Everyday life',
};
