import { isOfKind } from '#domain/question-types/kinds.ts';
import type { Offer } from '#domain/question-types/mechanism.ts';
import { contentOf, type Question } from '#domain/question-types/registry.ts';

export const offersOf = (question: Question): readonly Offer[] =>
  contentOf(question).offers?.(question) ?? [];

export const choiceOf = (question: Question): Offer | undefined =>
  offersOf(question).find(({ kind }) => kind === 'options');

export const paragraphsOf = (question: Question): readonly string[] | undefined =>
  isOfKind('reorder', question) ? question.paragraphs : undefined;
