import {
  emptyAnswerOf,
  isEmptyAnswer,
  startingAnswerTo,
  type Answer,
  type QuestionView,
} from '#domain/question-types/registry.ts';

export function nothingAnswered(view: QuestionView): Answer {
  const starting = startingAnswerTo(view);
  return isEmptyAnswer(starting) ? starting : emptyAnswerOf(view.type);
}
