import {
  emptyAnswerOf,
  isEmptyAnswer,
  startingAnswerTo,
  type Answer,
  type QuestionView,
} from '#domain/question-types/registry.ts';

/** The answer of someone who hands in nothing: it earns nothing, not even by the order things are shown in. */
export function nothingAnswered(view: QuestionView): Answer {
  const starting = startingAnswerTo(view);
  return isEmptyAnswer(starting) ? starting : emptyAnswerOf(view.type);
}
