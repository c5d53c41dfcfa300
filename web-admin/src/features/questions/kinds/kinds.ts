import { catalogue } from '#domain/question-types/catalogue.ts';
import { kindOf, type MechanismKind } from '#domain/question-types/kinds.ts';
import type { AnswerableCode, Question } from '#domain/question-types/registry.ts';
import { dropDownBlanks, typedBlanks, wordBankBlanks } from './blanks.tsx';
import { multipleChoice, singleChoice } from './choice.tsx';
import { heardMaterial, type KindPages } from './kind-pages.ts';
import { reorder } from './reorder.tsx';
import { dictation, highlightWords } from './words.tsx';
import { spokenResponse } from './spoken-response.tsx';
import { writtenResponse } from './written-response.tsx';

const pages: { readonly [Kind in MechanismKind]: KindPages<Kind> } = {
  'single-choice': singleChoice,
  'multiple-choice': multipleChoice,
  reorder,
  'word-bank-blanks': wordBankBlanks,
  'drop-down-blanks': dropDownBlanks,
  'typed-blanks': typedBlanks,
  'highlight-words': highlightWords,
  dictation,
  'written-response': writtenResponse,
  'spoken-response': spokenResponse,
};

export function pagesOf(type: AnswerableCode): KindPages {
  return pages[kindOf(type)] as unknown as KindPages;
}

export function materialName(type: AnswerableCode): string {
  const { material, isReadOrHeard } = pagesOf(type);
  if (isReadOrHeard && catalogue[type].hasAudio) return heardMaterial;
  return typeof material === 'string' ? material : material(type);
}

export const partsWithReasons = (question: Question) => pagesOf(question.type).partsWithReasons(question);
