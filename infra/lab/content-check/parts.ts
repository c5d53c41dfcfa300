import { isOfKind } from '#domain/question-types/kinds.ts';
import type { Offer } from '#domain/question-types/mechanism.ts';
import { contentOf, type Question } from '#domain/question-types/registry.ts';

/** What students choose from in a question, once for each choice. */
export const offersOf = (question: Question): readonly Offer[] =>
  contentOf(question).offers?.(question) ?? [];

/** The options of a question, and the places of the right ones. */
export const choiceOf = (question: Question): Offer | undefined =>
  offersOf(question).find(({ kind }) => kind === 'options');

/** The paragraphs to be ordered, in the right order. */
export const paragraphsOf = (question: Question): readonly string[] | undefined =>
  isOfKind('reorder', question) ? question.paragraphs : undefined;
