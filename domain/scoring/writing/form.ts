import { catalogue } from '../../question-types/catalogue.ts';
import type { AnswerWords } from '../../question-types/catalogue/limits.ts';
import { Defect } from '../../core/defect.ts';
import type { Evidence, FormFault } from '../score.ts';
import { countWords } from '../words.ts';
import { formFaultOf, shareForWords, unclearEnd } from '../written-form.ts';
import { reason, type Rated } from '../rated.ts';
import type { Span } from './facts.ts';
import type { WrittenType } from './written-type.ts';

export interface FormFindings {
  readonly words: number;
  readonly limits: AnswerWords;
  readonly fault: FormFault | undefined;
  readonly unclear?: Span | null | undefined;
}

/** @throws Defect for a type without word limits */
function answerWordsOf(type: WrittenType): AnswerWords {
  const { answerWords } = catalogue[type].limits;
  if (!answerWords) throw new Defect(`${type} is not answered in writing`);
  return answerWords;
}

export function findForm(type: WrittenType, text: string): FormFindings {
  const limits = answerWordsOf(type);
  const fault = formFaultOf(text, limits);
  return {
    words: countWords(text),
    limits,
    fault,
    ...(fault === undefined && { unclear: unclearEnd(text, limits) }),
  };
}

export function rateForm({ words, limits, fault, unclear }: FormFindings): Rated {
  const counted: Evidence = { kind: 'words', count: words, full: [...limits.full] };
  return fault === undefined
    ? {
        share: shareForWords(words, limits),
        evidence: [counted, ...(unclear === undefined ? [] : [reason('unclear_sentence_end', unclear)])],
      }
    : { share: 0, evidence: [counted, { kind: 'form', fault }] };
}
